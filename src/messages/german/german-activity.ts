import type * as english from '../english/activity.ts'
import type { Texts } from '../language.ts'

export const activity: Texts<typeof english.activity> = {
  title: 'Verlauf',
  empty: 'Noch keine Einträge.',
  failed: 'Der Verlauf wurde nicht geladen.',
  showMore: count => `Bis zu ${count} weitere anzeigen`,
  changes: 'Was sich geändert hat',
  noValue: 'leer',
  became: 'wurde zu',
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
    'transaction.reversed': 'hat den Vorgang storniert'
  }
}
