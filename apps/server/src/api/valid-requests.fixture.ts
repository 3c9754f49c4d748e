import { Secret, TOTP } from 'otpauth'
import { csvOf } from '../spreadsheets/write-csv.ts'
import { mp4File, pdfFile } from '../testing/media-files.ts'
import { testNow } from '../testing/test-api.ts'
import type { ApiFixture, Session } from './api.fixture.ts'

/** A request that its call answers with 200 or 204. */
export type ValidRequest = {
  /** Nobody by default. */
  as?: Session
  query?: Record<string, string>
  body?: object
  file?: Uint8Array
}

const password = 'Lyft-trygg-2026'
const newPassword = 'kranen lyfter i dimma'
const person = { firstname: 'Karin', lastname: 'Lindqvist', email: 'karin@kund.example' }
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: testNow })
const credit = {
  ...person,
  corp_name: 'Glas AB',
  organisation_number: '556036-0793',
  corp_address: 'Kajgatan 4',
  corp_zip: '41104',
  corp_city: 'Göteborg',
  email_address: 'info@kund.example',
  limit: 150_000,
  consent: true,
}

type MakeRequest = (fixture: ApiFixture) => Promise<ValidRequest>

const asStaff =
  (role: number, about: (fixture: ApiFixture) => Promise<Omit<ValidRequest, 'as'>>): MakeRequest =>
  async (fixture) => ({ as: await fixture.staff(role), ...(await about(fixture)) })
const asCustomer =
  (about: (fixture: ApiFixture, me: Session) => Promise<Omit<ValidRequest, 'as'>>): MakeRequest =>
  async (fixture) => {
    const me = await fixture.customer()
    return { as: me, ...(await about(fixture, me)) }
  }
const nothing = async () => ({})
const desk = 60
const admin = 90

/** A person of the staff whose second step is on, and the secret behind it. */
async function withSecondStep(fixture: ApiFixture) {
  const me = await fixture.staff(desk)
  const { secret } = await fixture.did('beginSecondStep', { password }, me)
  return { me, secret }
}
async function withRecovery(fixture: ApiFixture) {
  const { me, secret } = await withSecondStep(fixture)
  const { recovery_codes } = await fixture.did('confirmSecondStep', { code: codeOf(secret) }, me)
  return { me, code: recovery_codes[0] }
}
const aboutUser = (more: object = {}) =>
  asStaff(admin, async (fixture) => ({
    body: { user_id: (await fixture.customer()).userId, ...more },
  }))
const aboutCase = (more: object = {}) =>
  asStaff(desk, async (fixture) => ({ body: { case_number: await fixture.inquiry(), ...more } }))
const ownCase = asCustomer(async (fixture, me) => ({
  query: { case_number: await fixture.inquiry(me) },
}))

/** One valid request for every call that belongs to no resource. */
export const validRequests: Record<string, MakeRequest> = {
  '/site/getCraneselectorsArr': async () => ({
    query: { height: '5,5', radius: '5', weight: '100' },
  }),
  '/site/makeInquery': async () => ({
    body: {
      ...person,
      prod_id: 1,
      depot_id: 1,
      pickup_at: '2027-03-01 09:00',
      lift_plan: 'height=5.5&radius=4.5&weight=180',
    },
  }),
  '/site/makeEducationRegistration': async (fixture) => ({
    body: { ...person, company: 'Glas AB', prod_id: await fixture.course() },
  }),
  '/site/confirmRegistration': async (fixture) => ({
    body: { token: await fixture.registrationLink() },
  }),
  '/site/makeCreditApplication': async () => ({ body: credit }),
  '/site/makeServiceRequest': async () => ({
    body: { ...person, request: 'repair', depot_id: 1, make: 'Jekko', model: 'SPX312' },
  }),
  '/site/uploadInquiryImage': async (fixture) => ({ file: await fixture.picture() }),

  '/auth/doLogin': async () => ({
    body: { params: { email_address: 'role10@demo.example', password } },
  }),
  '/auth/doLogout': asCustomer(nothing),
  '/auth/checkForcelogin': asCustomer(async (_, me) => ({ body: { checkForcelogin: me.userId } })),
  '/auth/getSessionObj': asCustomer(nothing),
  '/auth/requestPasswordReset': async () => ({ body: { email_address: 'role10@demo.example' } }),
  '/auth/requestAccount': async (fixture) => ({
    body: { email_address: person.email, case_number: await fixture.inquiry() },
  }),
  '/auth/getAccountLink': async (fixture) => ({ query: { token: await fixture.passwordLink() } }),
  '/auth/setPassword': async (fixture) => ({
    body: { token: await fixture.passwordLink(), password: newPassword },
  }),
  '/auth/verifyEmail': async (fixture) => ({ body: { token: await fixture.addressLink() } }),
  '/admin/auth/doLogin': async () => ({
    body: { params: { email_address: 'role60@demo.example', password } },
  }),
  '/admin/auth/doLogout': asStaff(desk, nothing),

  '/customer/cancelCase': asCustomer(async (fixture, me) => ({
    body: { case_number: await fixture.inquiry(me) },
  })),
  '/customer/changeEmail': asCustomer(async () => ({
    body: { email_address: 'helt-ny@kund.example', password },
  })),
  '/customer/changePassword': asCustomer(async () => ({
    body: { password, new_password: newPassword },
  })),
  '/customer/endSession': asCustomer(async (_, me) => ({ body: { session_id: me.sessionId } })),
  '/customer/eraseAccount': asCustomer(async () => ({ body: { password } })),
  '/customer/getCaseCalendar': ownCase,
  '/customer/getCaseObj': ownCase,
  '/customer/getCasePicture': asCustomer(async (fixture, me) => {
    const upload_id = await fixture.uploadedPicture()
    return {
      query: { case_number: await fixture.inquiry(me, { uploads: [upload_id] }), upload_id },
    }
  }),
  '/customer/getCasesArr': asCustomer(nothing),
  '/customer/getConsentsArr': asCustomer(nothing),
  '/customer/getOwnData': asCustomer(nothing),
  '/customer/getProfileObj': asCustomer(nothing),
  '/customer/getSessionsArr': asCustomer(nothing),
  '/customer/sendCaseMessage': asCustomer(async (fixture, me) => ({
    body: { case_number: await fixture.inquiry(me), message: 'Hej' },
  })),
  '/customer/updateCompany': asCustomer(async () => ({
    body: {
      corp_name: 'Glas AB',
      corp_vat: '556036-0793',
      corp_address: 'Kajgatan 4',
      corp_zip: '41104',
      corp_city: 'Göteborg',
      email_address: 'info@kund.example',
    },
  })),
  '/customer/updateProfile': asCustomer(async () => ({
    body: { firstname: 'Karin', lastname: 'Lindqvist', phone: '070-123 45 67' },
  })),
  '/customer/updateSettings': asCustomer(async () => ({ body: { price_type: '1' } })),

  '/admin/getStaffObj': asStaff(desk, nothing),
  '/admin/getOwnAccountObj': asStaff(desk, nothing),
  '/admin/updateOwnProfile': asStaff(desk, async () => ({
    body: { firstname: 'Karin', lastname: 'Lindqvist', locale: 'sv' },
  })),
  '/admin/changeOwnPassword': asStaff(desk, async () => ({
    body: { password, new_password: newPassword },
  })),
  '/admin/endOwnSession': async (fixture) => {
    const as = await fixture.staff(desk)
    return { as, body: { session_id: as.sessionId } }
  },
  '/admin/beginSecondStep': asStaff(desk, async () => ({ body: { password } })),
  '/admin/confirmSecondStep': async (fixture) => {
    const { me, secret } = await withSecondStep(fixture)
    return { as: me, body: { code: codeOf(secret) } }
  },
  '/admin/removeSecondStep': async (fixture) => {
    const { me, code } = await withRecovery(fixture)
    return { as: me, body: { password, code } }
  },
  '/admin/renewRecoveryCodes': async (fixture) => {
    const { me, code } = await withRecovery(fixture)
    return { as: me, body: { code } }
  },
  '/admin/getHomeObj': asStaff(desk, nothing),
  '/admin/getTrendArr': asStaff(desk, nothing),
  '/admin/resendMail': asStaff(desk, async (fixture) => ({
    body: { id: await fixture.failedMail() },
  })),
  '/admin/getAppointmentsArr': asStaff(admin, nothing),
  '/admin/getAuditArr': asStaff(100, nothing),
  '/admin/exportAudit': asStaff(100, async () => ({ query: { format: 'csv' } })),
  '/admin/getSettingsObj': asStaff(admin, nothing),
  '/admin/updateSettings': asStaff(admin, async (fixture) => ({
    body: { id: 1, version: await fixture.settingsVersion(), mail_to: null },
  })),
  '/admin/getSearchHeatObj': asStaff(desk, nothing),
  '/admin/getSearchReportsArr': asStaff(desk, nothing),
  '/admin/exportSearchReports': asStaff(desk, async () => ({ query: { format: 'xlsx' } })),
  '/admin/getMissedWordsArr': asStaff(desk, nothing),
  '/admin/exportMissedWords': asStaff(desk, async () => ({ query: { format: 'csv' } })),
  '/admin/exportCases': asStaff(desk, async () => ({ query: { format: 'csv' } })),
  '/admin/exportOccasions': asStaff(desk, async () => ({ query: { format: 'csv' } })),
  '/admin/exportCraneselectorRows': asStaff(desk, async () => ({ query: { format: 'csv' } })),
  '/admin/importProducts': asStaff(desk, async () => ({
    query: { dry_run: 'true' },
    file: await tableOf(['product_slug', 'title_sv', 'prodsubcat_id'], ['ny-kran', 'Ny kran', 1]),
  })),
  '/admin/importCraneselectorRows': asStaff(desk, async () => ({
    query: { dry_run: 'true' },
    file: await tableOf(
      ['slug', 'lift_height', 'lift_radius', 'lift_weight'],
      ['jekko-spx312', 5, 3, 900],
    ),
  })),
  '/admin/uploadImage': asStaff(desk, async (fixture) => ({ file: await fixture.picture() })),
  '/admin/uploadDocument': asStaff(desk, async () => ({ file: pdfFile('Bra') })),
  '/admin/uploadMovie': asStaff(desk, async () => ({ file: mp4File() })),

  '/admin/getCasesArr': asStaff(desk, nothing),
  '/admin/getCaseObj': asStaff(desk, async (fixture) => ({
    query: { case_number: await fixture.inquiry() },
  })),
  '/admin/getCasePicture': asStaff(desk, async (fixture) => {
    const upload_id = await fixture.uploadedPicture()
    const case_number = await fixture.inquiry(null, { uploads: [upload_id] })
    return { query: { case_number, upload_id } }
  }),
  '/admin/sendCaseMessage': aboutCase({ message: 'Hej' }),
  '/admin/writeCaseNote': aboutCase({ message: 'Ring först' }),
  '/admin/moveCase': aboutCase({ step: 'answer' }),
  '/admin/changeCaseTimes': aboutCase({
    lines: [
      {
        line: 1,
        pickup_at: '2027-03-02 09:00',
        return_at: null,
        from: { pickup_at: '2027-03-01 09:00', return_at: null },
      },
    ],
  }),
  '/admin/assignCase': aboutCase({ owner_id: null }),
  '/admin/attachCaseDocument': aboutCase({ document_id: 1 }),
  '/admin/detachCaseDocument': asStaff(desk, async (fixture) => {
    const body = { case_number: await fixture.inquiry(), document_id: 1 }
    await fixture.did('attachCaseDocument', body, await fixture.staff(desk))
    return { body }
  }),
  '/admin/decideCredit': asStaff(70, async (fixture) => ({
    body: { case_number: await fixture.application(credit), decision: 'approve', limit: 90_000 },
  })),
  '/admin/getOccasionsArr': asStaff(desk, nothing),
  '/admin/getOccasionObj': asStaff(desk, async (fixture) => ({
    query: { id: String(await fixture.course()) },
  })),
  '/admin/giveSeat': asStaff(desk, async (fixture) => ({
    body: { participant_id: await fixture.participant() },
  })),
  '/admin/removeParticipant': asStaff(desk, async (fixture) => ({
    body: { participant_id: await fixture.participant() },
  })),
  '/admin/inviteCustomer': aboutCase(),
  '/admin/setUserRole': aboutUser({ role: 20 }),
  '/admin/lockUser': aboutUser(),
  '/admin/unlockUser': aboutUser(),
  '/admin/removeUser': aboutUser(),
  '/admin/resetUserSecondStep': aboutUser(),
  '/admin/endUserSessions': aboutUser(),
  '/admin/sendUserInvitation': asStaff(admin, async (fixture) => ({
    body: { user_id: await fixture.invited() },
  })),
  '/admin/changeUserAddress': aboutUser({ email_address: 'ny@kund.example' }),
  '/admin/getColleaguesArr': asStaff(desk, nothing),
  '/admin/getPersonObj': asStaff(100, async () => ({
    query: { email_address: 'ingen@kund.example' },
  })),
  '/admin/erasePerson': asStaff(100, async () => ({
    body: { email_address: 'ingen@kund.example', password },
  })),
}

async function tableOf(...rows: (string | number)[][]): Promise<Uint8Array> {
  async function* all() {
    yield* rows
  }
  return new Uint8Array(await new Response(csvOf(all())).arrayBuffer())
}
