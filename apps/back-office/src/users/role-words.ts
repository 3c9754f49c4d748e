import { grantableRoles } from '@minikran/domain/access/account-rules'
import { type RoleKey, roleKey, roles } from '@minikran/domain/access/roles'
import * as m from '@minikran/i18n/messages'

const words: Record<RoleKey, () => string> = {
  customerStandard: m.backoffice_role_customer_standard,
  customerVip: m.backoffice_role_customer_vip,
  supplierStandard: m.backoffice_role_supplier_standard,
  supplierVip: m.backoffice_role_supplier_vip,
  machineRecond: m.backoffice_role_machine_recond,
  transport: m.backoffice_role_transport,
  craneOperator: m.backoffice_role_crane_operator,
  workshop: m.backoffice_role_workshop,
  rental: m.backoffice_role_rental,
  educations: m.backoffice_role_educations,
  sales: m.backoffice_role_sales,
  economy: m.backoffice_role_economy,
  depotAdmin: m.backoffice_role_depot_admin,
  admin: m.backoffice_role_admin,
  superadmin: m.backoffice_role_superadmin,
}

export function roleText(role: number): string {
  const key = roleKey(role)
  return key === null ? String(role) : `${role} ${words[key]()}`
}

const choice = (role: number) => ({ id: role, name: roleText(role) })

export const roleChoices = () => Object.values(roles).map(choice)
/** The roles that the user may give to others. */
export const roleChoicesFor = (actorRole: number) => grantableRoles(actorRole).map(choice)
