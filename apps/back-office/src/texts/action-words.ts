import * as m from '@minikran/i18n/messages'

/** The actions of the audit trail in words. */
const actionWords: Record<string, () => string> = {
  accountAsked: m.backoffice_action_account_asked,
  addressVerified: m.backoffice_action_address_verified,
  'backup:failed': m.backoffice_action_backup_failed,
  'backup:run': m.backoffice_action_backup_run,
  'case.assign': m.backoffice_action_case_assign,
  'case.attach': m.backoffice_action_case_attach,
  'case.detach': m.backoffice_action_case_detach,
  'case.list': m.backoffice_action_case_list,
  'case.message': m.backoffice_action_case_message,
  'case.move': m.backoffice_action_case_move,
  'case.note': m.backoffice_action_case_note,
  'case.participant': m.backoffice_action_case_participant,
  'case.picture': m.backoffice_action_case_picture,
  'case.read': m.backoffice_action_case_read,
  'case.seat': m.backoffice_action_case_seat,
  'case.times': m.backoffice_action_case_times,
  created: m.backoffice_history_created,
  destroyed: m.backoffice_action_destroyed,
  'email.change': m.backoffice_action_email_change,
  exported: m.backoffice_action_exported,
  firstAdminMade: m.backoffice_action_first_admin_made,
  forcedOut: m.backoffice_action_forced_out,
  imported: m.backoffice_action_imported,
  listed: m.backoffice_action_listed,
  locked: m.backoffice_history_locked,
  logInFailed: m.backoffice_action_log_in_failed,
  logInRefused: m.backoffice_action_log_in_refused,
  loggedIn: m.backoffice_action_logged_in,
  loggedOut: m.backoffice_action_logged_out,
  'mail.resend': m.backoffice_action_mail_resend,
  'occasion.read': m.backoffice_action_occasion_read,
  ordered: m.backoffice_history_ordered,
  'password.change': m.backoffice_action_password_change,
  'password.refused': m.backoffice_action_password_refused,
  passwordResetAsked: m.backoffice_action_password_reset_asked,
  passwordSet: m.backoffice_action_password_set,
  'profile.update': m.backoffice_action_profile_update,
  purged: m.backoffice_action_purged,
  read: m.backoffice_action_read,
  recoveryCodeUsed: m.backoffice_action_recovery_code_used,
  replaced: m.backoffice_action_replaced,
  restored: m.backoffice_history_restored,
  'retention:run': m.backoffice_action_retention_run,
  'secondStep.begin': m.backoffice_action_second_step_begin,
  'secondStep.codes': m.backoffice_action_second_step_codes,
  'secondStep.off': m.backoffice_action_second_step_off,
  'secondStep.on': m.backoffice_action_second_step_on,
  'session.end': m.backoffice_action_session_end,
  trashed: m.backoffice_history_trashed,
  unlocked: m.backoffice_history_unlocked,
  updated: m.backoffice_history_updated,
  'user.erase': m.backoffice_action_user_erase,
  'user.export': m.backoffice_action_user_export,
  'user.invite': m.backoffice_action_user_invite,
  'user.address': m.backoffice_action_user_address,
  'user.lock': m.backoffice_action_user_lock,
  'user.unlock': m.backoffice_action_user_unlock,
  'user.secondStep': m.backoffice_action_user_second_step,
  'user.sessions': m.backoffice_action_user_sessions,
}

export const actionWord = (action: string): string => actionWords[action]?.() ?? action

/** The words of a list of choices, in order. */
export const choicesOf = (words: Readonly<Record<string, () => string>>) =>
  Object.entries(words)
    .map(([id, word]) => ({ id, name: word() }))
    .toSorted((one, other) => one.name.localeCompare(other.name))

export const actionChoices = () => choicesOf(actionWords)
