/** The numeric roles by key (docs/permissions.md). */
export const roles = {
  customerStandard: 10,
  customerVip: 20,
  supplierStandard: 30,
  supplierVip: 40,
  machineRecond: 50,
  transport: 52,
  craneOperator: 53,
  workshop: 54,
  rental: 60,
  educations: 61,
  sales: 62,
  economy: 70,
  depotAdmin: 80,
  admin: 90,
  superadmin: 100,
} as const

export type RoleKey = keyof typeof roles
export type Role = (typeof roles)[RoleKey]

const keyByRole: ReadonlyMap<number, RoleKey> = new Map(
  Object.entries(roles).map(([key, role]) => [role, key as RoleKey]),
)

/** A number that is no role has no rights at all. */
export function isRole(role: number): role is Role {
  return keyByRole.has(role)
}

/** The message key of the role's name; null for a number that is no role. */
export function roleKey(role: number): RoleKey | null {
  return keyByRole.get(role) ?? null
}

/** Customers and suppliers: the accounts of the public site. */
export function isPublicSiteRole(role: number): boolean {
  return isRole(role) && role <= roles.supplierVip
}

/** Staff log in to the back office only; the public site's log-in answers `loginBackend`. */
export function isStaffRole(role: number): boolean {
  return isRole(role) && role > 49
}

/** Suppliers, whose case pages have different texts. */
export function isSupplierRole(role: number): boolean {
  return role === roles.supplierStandard || role === roles.supplierVip
}

/** Roles that get their company's discount. */
export function isVipRole(role: number): boolean {
  return role === roles.customerVip || role === roles.supplierVip
}
