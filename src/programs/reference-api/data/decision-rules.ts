/** How what is open ends: once, whole, and by what it says. */
export const DECISION_RULES = `
CREATE TRIGGER entries_release_reserves AFTER UPDATE OF status ON entries
WHEN OLD.status = 'reserved' AND OLD.delta < 0
BEGIN
  UPDATE wallets SET reserved = reserved + OLD.delta WHERE id = OLD.wallet_id;
END;

CREATE TRIGGER decisions_are_about_open_groups BEFORE INSERT ON decisions
WHEN EXISTS (SELECT 1 FROM decisions WHERE group_id = NEW.group_id)
  OR EXISTS (SELECT 1 FROM entry_groups WHERE id = NEW.posted_by)
  OR NOT EXISTS (SELECT 1 FROM entry_groups WHERE id = NEW.group_id)
  OR EXISTS (
    SELECT 1 FROM entries
    WHERE group_id = NEW.group_id AND status NOT IN ('pending', 'reserved')
  )
BEGIN
  SELECT RAISE(ABORT, 'what is open is decided once');
END;

CREATE TRIGGER decisions_end_what_was_open AFTER INSERT ON decisions
BEGIN
  UPDATE entries
  SET status = CASE WHEN NEW.posted_by IS NULL THEN 'cancelled'
    ELSE 'posted' END,
    reason_code = coalesce(NEW.reason_code, reason_code),
    operator_id = coalesce(operator_id, NEW.admin_id)
  WHERE group_id = NEW.group_id;
END;

CREATE TRIGGER decisions_stay_as_written BEFORE UPDATE ON decisions
BEGIN
  SELECT RAISE(ABORT, 'a decision is never changed');
END;

CREATE TRIGGER decisions_stay BEFORE DELETE ON decisions
BEGIN
  SELECT RAISE(ABORT, 'a decision is never deleted');
END;

CREATE TRIGGER completions_mirror BEFORE INSERT ON entry_groups
WHEN EXISTS (SELECT 1 FROM decisions WHERE posted_by = NEW.id)
BEGIN
  SELECT RAISE(ABORT, 'a completion moves exactly what was open')
  WHERE EXISTS (
    SELECT 1 FROM entries e JOIN decisions d ON d.posted_by = NEW.id
    WHERE e.group_id IN (NEW.id, d.group_id)
    GROUP BY e.wallet_id
    HAVING sum(iif(e.group_id = NEW.id, e.delta, -e.delta)) <> 0
      OR min(e.type) <> max(e.type)
  )
  OR EXISTS (
    SELECT 1 FROM entries WHERE group_id = NEW.id AND status <> 'completed'
  )
  OR (SELECT would_reverse_id FROM entry_groups WHERE id = (
    SELECT group_id FROM decisions WHERE posted_by = NEW.id
  )) IS NOT NEW.reverses_id;
END;
`
