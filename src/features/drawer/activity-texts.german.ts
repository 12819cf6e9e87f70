import type { Texts } from '../../messages/language.ts'
import type * as english from './activity-texts.english.ts'

export const activity: Texts<typeof english.activity> = {
  things: {
    admins: 'diesem Admin',
    users: 'diesem Benutzer',
    games: 'diesem Spiel',
    'system-wallets': 'diesem Konto',
    transactions: 'dieser Buchung'
  },
  title: thing => `Änderungen an ${thing}`,
  empty: thing =>
    `Es sind keine Änderungen an ${thing} durch einen Admin verzeichnet.`,
  failed: 'Die Änderungen wurden nicht geladen.',
  showMore: count => `Bis zu ${count} weitere anzeigen`,
  changes: 'Was sich geändert hat',
  noValue: 'leer',
  became: 'wurde zu',
  of: 'von',
  touched: 'Was noch betroffen ist',
  alsoTouched: 'Auch betroffen',
  done: {
    'admin.created': 'hat den Zugang angelegt',
    'admin.edited': 'hat den Zugang bearbeitet',
    'admin.disabled': 'hat den Zugang deaktiviert',
    'admin.enabled': 'hat den Zugang aktiviert',
    'admin.password-reset': 'hat ein neues Passwort gesetzt',
    'admin.sessions-ended': 'hat alle Sitzungen beendet',
    'user.edited': 'hat das Profil bearbeitet',
    'user.suspended': 'hat den Benutzer gesperrt',
    'user.reinstated': 'hat den Benutzer entsperrt',
    'user.adjusted': 'hat das Guthaben korrigiert',
    'user.noted': 'hat eine Notiz geschrieben',
    'game.created': 'hat das Spiel angelegt',
    'game.edited': 'hat das Spiel bearbeitet',
    'game.paused': 'hat das Spiel pausiert',
    'game.resumed': 'hat das Spiel geöffnet',
    'game.archived': 'hat das Spiel archiviert',
    'wallet.edited': 'hat das Konto bearbeitet',
    'wallet.frozen': 'hat das Konto eingefroren',
    'wallet.unfrozen': 'hat das Konto freigegeben',
    'wallet.adjusted': 'hat den Saldo korrigiert',
    'wallet.transferred': 'hat Geld umgebucht',
    'transaction.reversed': 'hat den Vorgang storniert',
    'transaction.requested': 'hat die Buchung beantragt',
    'transaction.completed': 'hat die Buchung ausgeführt',
    'transaction.cancelled': 'hat die Buchung abgebrochen',
    'transaction.approved': 'hat die Buchung freigegeben',
    'transaction.declined': 'hat die Buchung abgelehnt',
    'transaction.noted': 'hat eine Notiz geschrieben'
  },
  kinds: {
    'admin.created': 'Admin angelegt',
    'admin.edited': 'Admin bearbeitet',
    'admin.disabled': 'Admin deaktiviert',
    'admin.enabled': 'Admin aktiviert',
    'admin.password-reset': 'Neues Passwort gesetzt',
    'admin.sessions-ended': 'Alle Sitzungen beendet',
    'user.edited': 'Benutzer bearbeitet',
    'user.suspended': 'Benutzer gesperrt',
    'user.reinstated': 'Benutzer entsperrt',
    'user.adjusted': 'Guthaben korrigiert',
    'game.created': 'Spiel angelegt',
    'game.edited': 'Spiel bearbeitet',
    'game.paused': 'Spiel pausiert',
    'game.resumed': 'Spiel geöffnet',
    'game.archived': 'Spiel archiviert',
    'wallet.edited': 'Konto bearbeitet',
    'wallet.frozen': 'Konto eingefroren',
    'wallet.unfrozen': 'Konto freigegeben',
    'wallet.adjusted': 'Saldo korrigiert',
    'wallet.transferred': 'Geld umgebucht',
    'transaction.reversed': 'Buchung storniert',
    'transaction.requested': 'Buchung beantragt',
    'transaction.completed': 'Buchung ausgeführt',
    'transaction.cancelled': 'Buchung abgebrochen',
    'transaction.approved': 'Buchung freigegeben',
    'transaction.declined': 'Buchung abgelehnt',
    'user.noted': 'Notiz zum Benutzer geschrieben',
    'transaction.noted': 'Notiz zur Buchung geschrieben'
  },
  byAdmin: {
    title: 'Eigene Aktionen',
    action: 'Was',
    createdAt: 'Wann',
    rows: 'Protokolleinträge',
    failed: 'Die eigenen Aktionen wurden nicht geladen.',
    never: 'Noch nichts.',
    nothing: {
      action: 'Nichts von dieser Art.',
      createdAt: 'Nichts in diesem Zeitraum.',
      both: 'Nichts von dieser Art in diesem Zeitraum.'
    },
    shown: count =>
      count === 1
        ? '1 Eintrag wird gezeigt'
        : `${count} Einträge werden gezeigt`
  }
}
