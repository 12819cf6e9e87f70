import { HELD_STATUSES, SETTLED_STATUSES } from './ledger-tables.ts'
import { isMovedBack } from './reversal-rules.ts'

/** Of the group of the entry that changes. */
function decided(by: string): string {
  return `EXISTS (
      SELECT 1 FROM decisions WHERE group_id = OLD.group_id AND posted_by ${by}
    )`
}

/** Created after the seed, whose 100,000 entries would take twice as long. */
export const LEDGER_RULES = `
CREATE TRIGGER wallets_start_empty BEFORE INSERT ON wallets
WHEN NEW.balance <> 0 OR NEW.reserved <> 0 OR NEW.last_entry_id <> 0
  OR EXISTS (SELECT 1 FROM wallets WHERE id = NEW.id)
BEGIN
  SELECT RAISE(ABORT, 'a wallet starts empty');
END;

CREATE TRIGGER wallets_follow_entries BEFORE UPDATE ON wallets
WHEN (NEW.id, NEW.user_id, NEW.currency, NEW.allow_negative)
    IS NOT (OLD.id, OLD.user_id, OLD.currency, OLD.allow_negative)
  OR NOT CASE NEW.last_entry_id
    -- A decision releases a reserve: the rest is what open entries hold.
    WHEN OLD.last_entry_id THEN NEW.balance = OLD.balance
      AND NEW.reserved < OLD.reserved AND NEW.reserved = (
        SELECT coalesce(sum(-delta), 0) FROM entries
        WHERE wallet_id = NEW.id AND status = 'reserved' AND delta < 0
      )
    ELSE NEW.last_entry_id > OLD.last_entry_id AND EXISTS (
      SELECT 1 FROM entries
      WHERE id = NEW.last_entry_id AND wallet_id = NEW.id
        AND balance_after = NEW.balance AND reserved_after = NEW.reserved
    )
  END
BEGIN
  SELECT RAISE(ABORT, 'a balance changes by entries only');
END;

CREATE TRIGGER wallets_stay BEFORE DELETE ON wallets
BEGIN
  SELECT RAISE(ABORT, 'a wallet is never deleted');
END;

CREATE TRIGGER entries_are_checked BEFORE INSERT ON entries
BEGIN
  SELECT CASE
    WHEN NEW.id <= (SELECT max(id) FROM entries)
      THEN RAISE(ABORT, 'entries are numbered in their order')
    WHEN EXISTS (SELECT 1 FROM entry_groups WHERE id = NEW.group_id)
      THEN RAISE(ABORT, 'the group is sealed')
    WHEN NEW.status = 'reversed'
      THEN RAISE(ABORT, 'an entry is reversed by a reversal only')
    WHEN NEW.status = 'posted'
      THEN RAISE(ABORT, 'an entry is posted by a decision only')
    WHEN NOT EXISTS (
      SELECT 1 FROM wallets
      WHERE id = NEW.wallet_id
        AND user_id IS NEW.user_id
        AND currency = NEW.currency
        AND NEW.balance_after = balance
          + iif(NEW.status IN (${SETTLED_STATUSES}), NEW.delta, 0)
        AND NEW.reserved_after = reserved
          + iif(NEW.status IN (${HELD_STATUSES}), max(-NEW.delta, 0), 0)
    )
      THEN RAISE(ABORT, 'an entry states its wallet and what it leaves there')
  END;
END;

CREATE TRIGGER entries_move_balances AFTER INSERT ON entries
BEGIN
  UPDATE wallets
  SET balance = NEW.balance_after, reserved = NEW.reserved_after,
      last_entry_id = NEW.id
  WHERE id = NEW.wallet_id;
END;

CREATE TRIGGER entries_stay_as_written BEFORE UPDATE ON entries
WHEN (NEW.id, NEW.group_id, NEW.wallet_id, NEW.user_id, NEW.currency,
      NEW.delta, NEW.balance_after, NEW.reserved_after, NEW.created_at,
      NEW.type, NEW.game_id)
    IS NOT (OLD.id, OLD.group_id, OLD.wallet_id, OLD.user_id, OLD.currency,
      OLD.delta, OLD.balance_after, OLD.reserved_after, OLD.created_at,
      OLD.type, OLD.game_id)
  OR NEW.operator_id IS NOT coalesce(OLD.operator_id, (
    SELECT admin_id FROM decisions WHERE group_id = OLD.group_id
  ))
  OR NOT CASE OLD.status || ' ' || NEW.status
    WHEN 'completed reversed' THEN ${isMovedBack('OLD.group_id')}
    WHEN 'pending cancelled' THEN ${decided('IS NULL')}
    WHEN 'reserved cancelled' THEN ${decided('IS NULL')}
    WHEN 'pending posted' THEN ${decided('IS NOT NULL')}
    WHEN 'reserved posted' THEN ${decided('IS NOT NULL')}
    ELSE 0
  END
BEGIN
  SELECT RAISE(ABORT, 'entries are append-only');
END;

CREATE TRIGGER entries_stay BEFORE DELETE ON entries
BEGIN
  SELECT RAISE(ABORT, 'entries are append-only');
END;

CREATE TRIGGER groups_are_sealed BEFORE INSERT ON entry_groups
BEGIN
  SELECT CASE
    WHEN EXISTS (SELECT 1 FROM entry_groups WHERE id = NEW.id)
      THEN RAISE(ABORT, 'the group is sealed')
    WHEN count(*) < 2
      OR min(created_at) <> max(created_at)
      OR min(type) <> max(type)
      OR min(status) <> max(status)
      OR min(coalesce(game_id, 0)) <> max(coalesce(game_id, 0))
      OR min(coalesce(operator_id, 0)) <> max(coalesce(operator_id, 0))
      OR min(coalesce(reason_code, '')) <> max(coalesce(reason_code, ''))
      THEN RAISE(ABORT, 'a group is two or more entries of one movement')
    WHEN sum(delta) <> 0
      OR min(currency) <> max(currency) AND EXISTS (
        SELECT 1 FROM entries WHERE group_id = NEW.id
        GROUP BY currency HAVING sum(delta) <> 0
      )
      THEN RAISE(ABORT, 'a group sums to zero in every currency')
    WHEN NEW.reverses_id IS NOT NULL AND NEW.would_reverse_id IS NOT NULL
      OR NEW.would_reverse_id IS NOT NULL AND min(status) <> 'pending'
      OR (min(type) = 'reversal')
        <> (coalesce(NEW.reverses_id, NEW.would_reverse_id) IS NOT NULL)
      THEN RAISE(ABORT, 'a reversal names what it reverses')
  END
  FROM entries WHERE group_id = NEW.id;
END;

CREATE TRIGGER groups_stay_as_written BEFORE UPDATE ON entry_groups
BEGIN
  SELECT RAISE(ABORT, 'a sealed group is never changed');
END;

CREATE TRIGGER groups_stay BEFORE DELETE ON entry_groups
BEGIN
  SELECT RAISE(ABORT, 'a sealed group is never deleted');
END;
`
