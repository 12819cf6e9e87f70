/** The entries of a group, and of all that has reversed it. */
function withReversals(group: string): string {
  return `group_id IN (
    SELECT ${group}
    UNION ALL SELECT id FROM entry_groups WHERE reverses_id = ${group}
  )`
}

/** Whether nothing is left in any wallet that a group has moved. */
export function isMovedBack(group: string): string {
  return `EXISTS (SELECT 1 FROM entry_groups WHERE reverses_id = ${group})
    AND NOT EXISTS (
      SELECT 1 FROM entries WHERE ${withReversals(group)}
      GROUP BY wallet_id HAVING sum(delta) <> 0
    )`
}

/**
 * What reversals have left of an entry's change, those that wait for approval
 * included; the plus spares its wallet's index.
 */
export function leftOf(entry: string): string {
  const group = `${entry}.group_id`
  return `(SELECT sum(delta) FROM entries
    WHERE group_id IN (
      SELECT ${group}
      UNION ALL SELECT id FROM entry_groups WHERE reverses_id = ${group}
      UNION ALL SELECT id FROM entry_groups AS request
        WHERE would_reverse_id = ${group} AND NOT EXISTS (
          SELECT 1 FROM decisions WHERE group_id = request.id
        )
    ) AND +wallet_id = ${entry}.wallet_id)`
}

/** Whether a group moves one amount, from one wallet to another. */
export function isDivisible(group: string): string {
  return `(SELECT count(*) = 2 AND min(currency) = max(currency)
    FROM entries WHERE group_id = ${group})`
}

/** With the reversal that is about to be sealed. */
const MOVED_BACK = `SELECT wallet_id, sum(delta) AS rest,
      sum(iif(group_id = NEW.reverses_id, delta, 0)) AS moved,
      sum(iif(group_id = NEW.id, delta, 0)) AS back
    FROM entries
    WHERE group_id = NEW.id OR ${withReversals('NEW.reverses_id')}
    GROUP BY wallet_id`

/** A movement is reversed whole, or by and by, and never beyond what it moved. */
export const REVERSAL_RULES = `
CREATE TRIGGER reversals_mirror BEFORE INSERT ON entry_groups
WHEN NEW.reverses_id IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'a completed group is reversed, until nothing is left')
  WHERE EXISTS (
      SELECT 1 FROM entries
      WHERE group_id = NEW.id AND status <> 'completed'
    )
    OR EXISTS (
      SELECT 1 FROM entries
      WHERE group_id = NEW.reverses_id
        AND (type = 'reversal' OR status <> 'completed')
    );
  SELECT RAISE(ABORT, 'a reversal moves back no more than what is left')
  FROM (${MOVED_BACK})
  WHERE sign(back) <> -sign(moved) OR sign(rest) NOT IN (0, sign(moved));
  SELECT RAISE(ABORT, 'only two entries of one currency are reversed in part')
  FROM (${MOVED_BACK})
  WHERE rest <> 0 AND NOT ${isDivisible('NEW.reverses_id')};
END;

CREATE TRIGGER reversals_mark AFTER INSERT ON entry_groups
WHEN NEW.reverses_id IS NOT NULL AND ${isMovedBack('NEW.reverses_id')}
BEGIN
  UPDATE entries SET status = 'reversed' WHERE group_id = NEW.reverses_id;
END;
`
