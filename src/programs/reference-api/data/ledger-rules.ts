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
  OR NEW.last_entry_id <= OLD.last_entry_id
  OR NOT EXISTS (
    SELECT 1 FROM entries
    WHERE id = NEW.last_entry_id AND wallet_id = NEW.id
      AND balance_after = NEW.balance AND reserved_after = NEW.reserved
  )
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
    WHEN NOT EXISTS (
      SELECT 1 FROM wallets
      WHERE id = NEW.wallet_id
        AND user_id IS NEW.user_id
        AND currency = NEW.currency
        AND NEW.balance_after = balance
          + CASE NEW.status WHEN 'completed' THEN NEW.delta ELSE 0 END
        AND NEW.reserved_after = reserved
          + CASE NEW.status WHEN 'reserved' THEN max(-NEW.delta, 0) ELSE 0 END
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
      NEW.type, NEW.game_id, NEW.operator_id)
    IS NOT (OLD.id, OLD.group_id, OLD.wallet_id, OLD.user_id, OLD.currency,
      OLD.delta, OLD.balance_after, OLD.reserved_after, OLD.created_at,
      OLD.type, OLD.game_id, OLD.operator_id)
  OR OLD.status <> 'completed' OR NEW.status <> 'reversed'
  OR NOT EXISTS (
    SELECT 1 FROM entry_groups WHERE reverses_id = OLD.group_id
  )
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
      THEN RAISE(ABORT, 'a group is two or more entries of one movement')
    WHEN sum(delta) <> 0
      OR min(currency) <> max(currency) AND EXISTS (
        SELECT 1 FROM entries WHERE group_id = NEW.id
        GROUP BY currency HAVING sum(delta) <> 0
      )
      THEN RAISE(ABORT, 'a group sums to zero in every currency')
    WHEN (min(type) = 'reversal') <> (NEW.reverses_id IS NOT NULL)
      THEN RAISE(ABORT, 'a reversal names what it reverses')
  END
  FROM entries WHERE group_id = NEW.id;
END;

CREATE TRIGGER reversals_mirror BEFORE INSERT ON entry_groups
WHEN NEW.reverses_id IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'a completed group is reversed once')
  WHERE EXISTS (
      SELECT 1 FROM entry_groups WHERE reverses_id = NEW.reverses_id
    )
    OR EXISTS (
      SELECT 1 FROM entries
      WHERE group_id = NEW.id AND status <> 'completed'
    )
    OR EXISTS (
      SELECT 1 FROM entries
      WHERE group_id = NEW.reverses_id
        AND (type = 'reversal' OR status <> 'completed')
    );
  SELECT RAISE(ABORT, 'a reversal moves back exactly what was moved')
  WHERE EXISTS (
    SELECT 1 FROM entries WHERE group_id IN (NEW.id, NEW.reverses_id)
    GROUP BY wallet_id HAVING sum(delta) <> 0
  );
END;

CREATE TRIGGER reversals_mark AFTER INSERT ON entry_groups
WHEN NEW.reverses_id IS NOT NULL
BEGIN
  UPDATE entries SET status = 'reversed' WHERE group_id = NEW.reverses_id;
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
