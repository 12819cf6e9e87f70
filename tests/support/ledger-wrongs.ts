/** What never holds in a true ledger, each with the rows that show it. */
export const ledgerWrongs = [
  [
    'a group that does not sum to zero',
    `SELECT group_id, currency FROM entries
     GROUP BY group_id, currency HAVING sum(delta) <> 0`
  ],
  [
    'a balance that is not the sum of its settled entries',
    `SELECT id FROM wallets LEFT JOIN (
       SELECT wallet_id, sum(delta) AS settled FROM entries
       WHERE status IN ('completed', 'reversed') GROUP BY wallet_id
     ) ON wallet_id = id
     WHERE coalesce(settled, 0) <> balance`
  ],
  [
    'a wallet below what it may hold',
    `SELECT id FROM wallets
     WHERE allow_negative = 0 AND (balance < 0 OR balance < reserved)`
  ],
  [
    'a reserve that is not what reserved entries hold',
    `SELECT id FROM wallets LEFT JOIN (
       SELECT wallet_id, sum(-delta) AS held FROM entries
       WHERE status = 'reserved' AND delta < 0 GROUP BY wallet_id
     ) ON wallet_id = id
     WHERE coalesce(held, 0) <> reserved`
  ],
  [
    'more or other money given back than was moved',
    `SELECT r.reverses_id, e.wallet_id, sum(e.delta) AS back FROM entry_groups r
     JOIN entries e ON e.group_id = r.id
     LEFT JOIN entries o
       ON o.group_id = r.reverses_id AND o.wallet_id = e.wallet_id
     WHERE r.reverses_id > 0 GROUP BY r.reverses_id, e.wallet_id
     HAVING sign(back) IS NOT -sign(o.delta) OR abs(back) > abs(o.delta)
       OR (abs(back) = abs(o.delta)) <> (o.status = 'reversed')`
  ],
  [
    'a movement that is decided in part',
    `SELECT group_id FROM entries GROUP BY group_id
     HAVING min(status) <> max(status)`
  ],
  [
    'a completion that moves something else than what was open',
    `SELECT d.group_id FROM decisions d
     JOIN entries e ON e.group_id = d.group_id
     LEFT JOIN entries p
       ON p.group_id = d.posted_by AND p.wallet_id = e.wallet_id
     WHERE (d.posted_by IS NULL) <> (e.status = 'cancelled')
       OR d.posted_by IS NOT NULL
         AND (e.status <> 'posted' OR p.delta IS NOT e.delta)`
  ],
  [
    'a reference of two movements',
    `SELECT reference FROM entry_groups WHERE reference LIKE 'REF %'
       AND id NOT IN (SELECT posted_by FROM decisions WHERE posted_by > 0)
     GROUP BY reference HAVING count(*) > 1`
  ]
] as const
