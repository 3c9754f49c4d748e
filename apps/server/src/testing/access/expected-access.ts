import { isPublicSiteRole, isStaffRole, roles } from '@minikran/domain/access/roles'

/** Who sends a request; a number is a role, logged in on its own side. */
export type Caller =
  | 'visitor'
  | 'expired'
  | 'revoked'
  | 'removed'
  | 'locked'
  | 'forcedOut'
  | 'staffExpired'
  | 'staffRevoked'
  | 'staffRemoved'
  | 'staffLocked'
  | 'staffForcedOut'
  | 'noRole'
  | number

/** What an item is to its caller. */
export type Relation = 'own' | 'another' | 'otherDepot' | 'trashed' | 'draft'

export type ItemQuestion = {
  relation: Relation
  /** Query of a reading call, body of a writing one; `{caller}` and `{other}` are users' ids. */
  ask: Record<string, unknown>
  /** The status by caller; a role's own goes before its group's. */
  answers: Partial<Record<'visitor' | 'customer' | 'staff' | number, number>>
}

export type ExpectedAccess = {
  /** Who is let in; everybody else gets 401 without a live session, 403 with one. */
  who: readonly Caller[]
  /** Questions about items; empty where a call names none. */
  items: readonly ItemQuestion[]
}

const { superadmin } = roles
const everyRole = Object.values(roles)

export const customers: readonly number[] = everyRole.filter(isPublicSiteRole)
export const staff: readonly number[] = everyRole.filter(isStaffRole)

/** Callers whose token is no longer valid; they count as visitors. */
export const withoutSession = [
  'expired',
  'revoked',
  'removed',
  'locked',
  'forcedOut',
  'staffExpired',
  'staffRevoked',
  'staffRemoved',
  'staffLocked',
  'staffForcedOut',
] as const

// A session of the other side counts as a visitor's.
const everyone: readonly Caller[] = ['visitor', ...withoutSession, ...customers, ...staff]

// Whoever answers cases sees the people and companies behind them.
const desk: readonly Caller[] = [
  roles.rental,
  roles.educations,
  roles.sales,
  roles.economy,
  roles.admin,
  superadmin,
]

// Pictures, documents and movies: whoever writes machines or texts.
const mediaWriters: readonly Caller[] = [roles.rental, roles.sales, roles.admin, superadmin]

// Some of them write only courses or prices.
const productWriters: readonly Caller[] = [
  roles.rental,
  roles.educations,
  roles.sales,
  roles.economy,
  roles.depotAdmin,
  roles.admin,
  superadmin,
]

const open: ExpectedAccess = { who: everyone, items: [] }
const aboutItem = (...items: ItemQuestion[]): ExpectedAccess => ({ who: everyone, items })

/** On the website nobody finds drafts and trash, not even staff. */
const hidden = (relation: 'draft' | 'trashed', ask: Record<string, unknown>): ItemQuestion => ({
  relation,
  ask,
  answers: { visitor: 404, customer: 404, staff: 404 },
})

// The roles that may export the lists that they may read.
const exporting: readonly Caller[] = [...desk, roles.depotAdmin]

type ResourceAccess = {
  read?: readonly Caller[]
  /** False where no call creates one. */
  isMade?: boolean
  isLocked?: boolean
  isDestroyed?: boolean
  /** With copies and older versions; `ordered`: also with a place among the others. */
  content?: 'ordered' | 'dated'
}

/**
 * The calls of one resource of the back office. All staff may make those that write; who may write
 * which item is in `expected-items.ts`.
 */
function resource(
  one: string,
  many: string,
  {
    read = staff,
    isMade = true,
    isLocked = true,
    isDestroyed = true,
    content,
  }: ResourceAccess = {},
): Record<string, ExpectedAccess> {
  const moves = ['update', 'trash', 'restore', ...(isLocked ? ['lock', 'unlock'] : [])]
  const ofContent = [...(isMade ? ['duplicate'] : []), 'revert']
  const writing = [
    ...(isMade ? ['create'] : []),
    ...moves,
    ...(content === undefined ? [] : ofContent),
    ...(content === 'ordered' ? ['order'] : []),
  ]
  const taking = exporting.filter((role) => read.includes(role))
  const reading = [`get${many}Arr`, `get${one}Obj`, `get${one}HistoryArr`]
  return Object.fromEntries([
    ...reading.map((name) => [`/admin/${name}`, { who: read, items: [] }]),
    ...writing.map((name) => [`/admin/${name}${one}`, { who: staff, items: [] }]),
    ...(isDestroyed ? [[`/admin/destroy${one}`, { who: [superadmin], items: [] }] as const] : []),
    [`/admin/export${many}`, { who: taking, items: [] }],
    [`/admin/bulk${many}`, { who: staff, items: [] }],
  ])
}

/** The calls of a kind of files, which uploads create. */
function library(one: string, many: string): Record<string, ExpectedAccess> {
  return {
    ...resource(one, many, { isMade: false }),
    [`/admin/upload${one}`]: { who: mediaWriters, items: [] },
    [`/admin/replace${one}`]: { who: mediaWriters, items: [] },
    [`/admin/get${one}UsesArr`]: { who: staff, items: [] },
  }
}

const answering: readonly Caller[] = [...desk, roles.depotAdmin]
const admins: readonly Caller[] = [roles.admin, superadmin]

const mine = (...items: ItemQuestion[]): ExpectedAccess => ({ who: customers, items })
const ofStaff = (who: readonly Caller[], ...items: ItemQuestion[]): ExpectedAccess => ({
  who,
  items,
})

/** Customers do not find each other's items. */
const anothers = (ask: Record<string, unknown>): ItemQuestion => ({
  relation: 'another',
  ask,
  answers: { visitor: 401, customer: 404, staff: 403 },
})
const own = (ask: Record<string, unknown>): ItemQuestion => ({
  relation: 'own',
  ask,
  answers: { visitor: 401, customer: 200, staff: 403 },
})
/** A depot admin does not find items of other depots. */
const otherDepots = (ask: Record<string, unknown>): ItemQuestion => ({
  relation: 'otherDepot',
  ask,
  answers: { visitor: 401, customer: 403, [roles.depotAdmin]: 404 },
})
/** Nor do the roles that only read the cases of their depot. */
const readOtherDepots = (ask: Record<string, unknown>): ItemQuestion => {
  const { answers, ...question } = otherDepots(ask)
  const { machineRecond, transport, craneOperator, workshop } = roles
  const yard = [machineRecond, transport, craneOperator, workshop].map((role) => [role, 404])
  return { ...question, answers: { ...answers, ...Object.fromEntries(yard) } }
}
const foreignCase = { case_number: '{foreignCase}' }
const upload = { upload_id: '00000000-0000-4000-8000-000000000000' }

/**
 * Every call of the API and who is let in. A call that is missing here, or answers otherwise, fails
 * the tests. A call that names items needs a question for each relation of theirs to its caller.
 */
export const expectedAccess: Record<string, ExpectedAccess> = {
  '/site/getCompanyObj': open,
  '/site/getCraneFleetArr': open,
  '/site/getCraneNearMissesArr': open,
  '/site/getUnchartedCranesObj': open,
  '/site/getCraneselectorObj': open,
  '/site/getCraneselectorsArr': open,
  '/site/getDepot': aboutItem(hidden('trashed', { depot_id: '{trashedDepot}' })),
  '/site/getDepotEmployeesArr': open,
  '/site/getDepotHours': aboutItem(hidden('trashed', { depot_id: '{trashedDepot}' })),
  '/site/getDepotObj': aboutItem(hidden('trashed', { depot_slug: '{trashedDepotSlug}' })),
  '/site/getDepotProductsArr': open,
  '/site/getDepotsArr': open,
  '/site/getEducationsArr': open,
  '/site/getFormChallenge': open,
  '/site/getLiftPlan': open,
  '/site/getLoadChart': aboutItem(hidden('draft', { product_slug: 'utkast-demo' })),
  '/site/getManufacturerObj': open,
  '/site/getManufacturersArr': open,
  '/site/getPageObj': open,
  '/site/getPagesArr': open,
  '/site/getPostObj': aboutItem(hidden('trashed', { post_slug: '{trashedPost}' })),
  '/site/getPostSingle': open,
  '/site/getPostSingleObj': aboutItem(hidden('trashed', { post_slug: '{trashedPost}' })),
  '/site/getPostsArr': open,
  '/site/getPresentationObj': open,
  '/site/getPresentationsArr': open,
  '/site/getProdcatObj': open,
  '/site/getProdcatsArr': open,
  '/site/getProdsubcatObj': open,
  '/site/getProductFiltersObj': open,
  '/site/getProductObj': aboutItem(
    hidden('draft', { product_slug: 'utkast-demo' }),
    hidden('trashed', { product_slug: '{trashedProduct}' }),
  ),
  '/site/getProductsArr': open,
  '/site/getRelatedProductsArr': aboutItem(hidden('draft', { product_slug: 'utkast-demo' })),
  '/site/getTestimonialsArr': open,
  '/site/makeCreditApplication': open,
  '/site/makeEducationRegistration': aboutItem({
    relation: 'draft',
    ask: { prod_id: '{draftProduct}' },
    answers: { visitor: 422, customer: 422, staff: 422 },
  }),
  '/site/confirmRegistration': open,
  '/site/makeInquery': open,
  '/site/makeServiceRequest': open,
  '/site/uploadInquiryImage': open,

  '/auth/doLogin': open,
  '/auth/doLogout': { who: customers, items: [] },
  // Tells why a session ended, so that it need not be valid.
  '/auth/checkForcelogin': aboutItem(
    {
      relation: 'own',
      ask: { checkForcelogin: '{caller}' },
      answers: { visitor: 401, customer: 200, staff: 401 },
    },
    {
      relation: 'another',
      ask: { checkForcelogin: '{other}' },
      answers: { visitor: 401, customer: 403, staff: 401 },
    },
  ),
  '/auth/getSessionObj': open,
  '/auth/requestPasswordReset': open,
  '/auth/requestAccount': open,
  '/auth/getAccountLink': open,
  '/auth/setPassword': open,
  '/auth/verifyEmail': open,
  // The caller without a role is logged in on the website, and a visitor here.
  '/admin/auth/doLogin': { who: [...everyone, 'noRole'], items: [] },
  '/admin/auth/doLogout': { who: staff, items: [] },
  '/admin/getStaffObj': { who: staff, items: [] },
  '/admin/getOwnAccountObj': { who: staff, items: [] },
  '/admin/updateOwnProfile': { who: staff, items: [] },
  '/admin/changeOwnPassword': { who: staff, items: [] },
  '/admin/endOwnSession': { who: staff, items: [] },
  '/admin/beginSecondStep': { who: staff, items: [] },
  '/admin/confirmSecondStep': { who: staff, items: [] },
  '/admin/removeSecondStep': { who: staff, items: [] },
  '/admin/renewRecoveryCodes': { who: staff, items: [] },
  '/admin/getHomeObj': { who: staff, items: [] },
  '/admin/getTrendArr': { who: staff, items: [] },
  '/admin/getAppointmentsArr': { who: [roles.depotAdmin, ...admins], items: [] },
  '/admin/getAuditArr': { who: [superadmin], items: [] },
  '/admin/exportAudit': { who: [superadmin], items: [] },
  '/admin/getSettingsObj': { who: admins, items: [] },
  '/admin/updateSettings': { who: admins, items: [] },
  '/admin/getSearchHeatObj': { who: staff, items: [] },
  '/admin/getSearchReportsArr': { who: staff, items: [] },
  '/admin/exportSearchReports': { who: exporting, items: [] },
  '/admin/getMissedWordsArr': { who: staff, items: [] },
  '/admin/exportMissedWords': { who: exporting, items: [] },
  '/admin/exportCases': { who: exporting, items: [] },
  '/admin/exportOccasions': { who: exporting, items: [] },
  '/admin/exportCraneselectorRows': { who: exporting, items: [] },
  '/admin/importProducts': { who: productWriters, items: [] },
  '/admin/importCraneselectorRows': {
    who: [roles.rental, roles.sales, roles.admin, superadmin],
    items: [],
  },
  ...resource('Product', 'Products', { content: 'ordered' }),
  ...resource('Prodtpl', 'Prodtpls', { content: 'ordered' }),
  ...resource('Prodcat', 'Prodcats', { content: 'ordered' }),
  ...resource('Prodsubcat', 'Prodsubcats', { content: 'ordered' }),
  ...resource('Manufacturer', 'Manufacturers', { content: 'ordered' }),
  ...resource('Craneselector', 'Craneselectors', { content: 'ordered' }),
  ...resource('Post', 'Posts', { content: 'dated' }),
  ...resource('Page', 'Pages', { isMade: false, content: 'dated' }),
  ...resource('Presentation', 'Presentations', { content: 'dated' }),
  ...resource('Testimonial', 'Testimonials', { content: 'ordered' }),
  ...resource('Depot', 'Depots', { content: 'ordered' }),
  ...resource('DepotEmployee', 'DepotEmployees', { content: 'ordered' }),
  ...resource('Depothour', 'Depothours', { content: 'ordered' }),
  ...resource('User', 'Users', { read: admins, isLocked: false, isDestroyed: false }),
  ...resource('ReplyTemplate', 'ReplyTemplates', { isLocked: false }),
  ...library('Image', 'Images'),
  ...library('Document', 'Documents'),
  ...library('Movie', 'Movies'),
  ...resource('CompanyCustomer', 'CompanyCustomers', { read: desk, isLocked: false }),

  '/customer/cancelCase': mine(anothers(foreignCase)),
  '/customer/changeEmail': mine(),
  '/customer/changePassword': mine(),
  '/customer/endSession': mine(anothers({ session_id: '{foreignSession}' })),
  '/customer/eraseAccount': mine(),
  '/customer/getCaseCalendar': mine(anothers(foreignCase)),
  '/customer/getCaseObj': mine(own({ case_number: '{ownCase}' }), anothers(foreignCase)),
  '/customer/getCasePicture': mine(anothers({ ...foreignCase, ...upload })),
  '/customer/getCasesArr': mine(),
  '/customer/getConsentsArr': mine(),
  '/customer/getOwnData': mine(),
  '/customer/getProfileObj': mine(),
  '/customer/getSessionsArr': mine(),
  '/customer/sendCaseMessage': mine(
    own({ case_number: '{ownCase}', message: 'Hej' }),
    anothers({ ...foreignCase, message: 'Hej' }),
  ),
  '/customer/updateCompany': mine(),
  '/customer/updateProfile': mine(),
  '/customer/updateSettings': mine(),

  '/admin/getCasesArr': ofStaff(staff),
  '/admin/getCaseObj': ofStaff(staff, readOtherDepots(foreignCase)),
  '/admin/getCasePicture': ofStaff(staff, readOtherDepots({ ...foreignCase, ...upload })),
  '/admin/sendCaseMessage': ofStaff(answering, otherDepots({ ...foreignCase, message: 'Hej' })),
  '/admin/writeCaseNote': ofStaff(answering, otherDepots({ ...foreignCase, message: 'Hej' })),
  '/admin/moveCase': ofStaff(answering, otherDepots({ ...foreignCase, step: 'answer' })),
  '/admin/changeCaseTimes': ofStaff(
    answering,
    otherDepots({
      ...foreignCase,
      lines: [
        {
          line: 1,
          pickup_at: '2027-03-02 09:00',
          return_at: null,
          from: { pickup_at: '2027-03-01 09:00', return_at: null },
        },
      ],
    }),
  ),
  '/admin/resendMail': ofStaff(answering, otherDepots({ id: '{foreignMail}' })),
  '/admin/assignCase': ofStaff(answering, otherDepots({ ...foreignCase, owner_id: null })),
  '/admin/attachCaseDocument': ofStaff(answering, otherDepots({ ...foreignCase, document_id: 1 })),
  '/admin/detachCaseDocument': ofStaff(answering, otherDepots({ ...foreignCase, document_id: 1 })),
  '/admin/decideCredit': ofStaff([roles.economy, roles.admin, superadmin]),
  '/admin/getOccasionsArr': ofStaff(staff),
  '/admin/getOccasionObj': ofStaff(staff, readOtherDepots({ id: '{foreignCourse}' })),
  '/admin/giveSeat': ofStaff(answering, otherDepots({ participant_id: '{foreignParticipant}' })),
  '/admin/removeParticipant': ofStaff(
    answering,
    otherDepots({ participant_id: '{foreignParticipant}' }),
  ),
  '/admin/inviteCustomer': ofStaff(answering, otherDepots(foreignCase)),
  '/admin/setUserRole': ofStaff(admins),
  '/admin/lockUser': ofStaff(admins),
  '/admin/unlockUser': ofStaff(admins),
  '/admin/removeUser': ofStaff(admins),
  '/admin/resetUserSecondStep': ofStaff(admins),
  '/admin/endUserSessions': ofStaff(admins),
  '/admin/sendUserInvitation': ofStaff(admins),
  '/admin/changeUserAddress': ofStaff(admins),
  '/admin/getColleaguesArr': ofStaff(staff),
  '/admin/getPersonObj': { who: [superadmin], items: [] },
  '/admin/erasePerson': { who: [superadmin], items: [] },
}
