import { actionWords } from '@minikran/i18n/action-words'
import { m } from '@minikran/i18n/messages'

type Words = Readonly<Record<string, () => string>>

const choices = {
  all: m.cookies_accept,
  necessary: m.cookies_necessary,
  withdrawn: m.account_consent_withdrawn,
}

const reasons = {
  passwordChanged: m.mail_password_changed_heading,
  permissionsChanged: m.data_reason_permissions,
  addressChanged: m.mail_email_changed_heading,
  loginRemoved: m.data_reason_removed,
  loginBackend: m.data_reason_backend,
  sessionExpired: m.data_reason_expired,
  loggedOut: m.data_reason_logged_out,
}

const languages = { sv: m.account_locale_sv, en: m.account_locale_en }

/** What the stored codes of a column mean; what a case is has words of its own. */
export const codeWords: Readonly<Record<string, Words>> = {
  action: actionWords,
  choice: choices,
  cookie_accept: choices,
  ended_reason: reasons,
  forcelogout: reasons,
  item: {
    // The log-in names the account `user`, the back office `users`.
    user: m.data_users,
    users: m.data_users,
    session: m.backoffice_audit_item_user,
    case: m.mail_label_case,
    cases: m.data_cases,
    companies: m.credit_group_company,
  },
  role: {
    10: m.backoffice_role_customer_standard,
    20: m.backoffice_role_customer_vip,
    30: m.backoffice_role_supplier_standard,
    40: m.backoffice_role_supplier_vip,
  },
  lang: languages,
  locale: languages,
  price_type: { 1: m.price_inc_vat, 2: m.price_ex_vat },
  state: { queued: m.data_mail_queued, sent: m.data_mail_sent, failed: m.data_mail_failed },
  kind: {
    received: m.case_event_received,
    stateChanged: m.data_mail_state,
    timesChanged: m.case_event_times,
    cancelled: m.case_event_cancelled,
    message: m.data_mail_message,
    note: m.backoffice_case_event_note,
    ownerChanged: m.backoffice_case_event_owner,
    confirmationNotSent: m.backoffice_case_event_not_confirmed,
    documentAttached: m.case_event_attached,
    documentDetached: m.case_event_detached,
    seatGiven: m.case_event_seat,
    participantRemoved: m.case_event_participant_removed,
    registrationConfirmed: m.case_event_registration_confirmed,
    anonymised: m.case_event_anonymised,
    'inquiry-confirmation': m.data_mail_confirmation,
    'registration-confirmation': m.data_mail_confirmation,
    'credit-confirmation': m.data_mail_confirmation,
    'service-confirmation': m.data_mail_confirmation,
    'inquiry-notification': m.data_mail_notification,
    'registration-notification': m.data_mail_notification,
    'credit-notification': m.data_mail_notification,
    'service-notification': m.data_mail_notification,
    'case-message-to-customer': m.data_mail_message,
    'case-message-to-depot': m.data_mail_message,
    'case-state': m.data_mail_state,
    'case-times': m.case_event_times,
    'course-seat': m.case_event_seat,
    'course-removed': m.case_event_participant_removed,
    'reminder-pickup': m.data_mail_reminder,
    'reminder-course': m.data_mail_reminder,
    'account-create': m.data_mail_account_create,
    'account-invitation': m.data_mail_account_invitation,
    'password-reset': m.data_mail_password_reset,
    'email-verify': m.data_mail_email_verify,
    'password-changed': m.data_mail_password_changed,
    'email-changed-notice': m.data_mail_email_changed,
    account: m.data_mail_account_create,
    invitation: m.data_mail_account_invitation,
    password: m.data_mail_password_reset,
    email: m.data_mail_email_verify,
    cookies: m.account_cookies,
    terms: m.account_consent_terms,
  },
}
