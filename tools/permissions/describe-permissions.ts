import {
  customers as customerRoles,
  expectedAccess,
  staff as staffRoles,
} from '../../apps/server/src/testing/access/expected-access.ts'
import { managesOneDepot } from '../../packages/domain/src/access/account-rules.ts'
import { mayWriteItem } from '../../packages/domain/src/access/item-rights.ts'
import {
  allows,
  granted,
  grantedToEveryone,
  type Permission,
} from '../../packages/domain/src/access/permissions.ts'
import { roleKey, roles } from '../../packages/domain/src/access/roles.ts'
import {
  type ItemKind,
  type ItemRight,
  isItemKind,
  itemKinds,
  type WriteGrant,
} from '../../packages/domain/src/content/item-kinds.ts'

const everyRole = Object.values(roles)
const ownDepot = 1
const otherDepot = 2

/** docs/permissions.md, word for word: the tables of `packages/domain/src/access` and nothing else. */
export function describePermissions(): string {
  return `${[head, roleTable(), itemPart(), permissionPart(), callPart()].join('\n\n')}\n`
}

const head = `# Who may do what

Written by \`node tools/write-permissions.ts\` from \`packages/domain/src/access\`; a test fails when it differs from the
tables there. Change the table, not this page.

Every call asks once for its permission (default: nobody); what names an item is then held against the item. The back
office shows what these tables allow. The API refuses a whole call with \`forbidden\`, and an item with \`itemForbidden\`:
"You don't have permissions to this item."
Nobody grants a role above the own, changes the own role, or removes the last superadmin.`

function roleTable(): string {
  const rows = everyRole.map((role) => {
    const side = customerRoles.includes(role) ? 'public site' : 'back office'
    return [String(role), wordsOf(roleKey(role) ?? ''), side]
  })
  return `## Roles\n\n${table(['role', 'name', 'logs in to'], rows)}`
}

/** 'depotAdmin' becomes 'depot admin'. */
const wordsOf = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

function itemPart(): string {
  const rows = Object.keys(itemKinds).filter(isItemKind).flatMap(itemRows)
  return `## Items of the back office

"own" is what belongs to the own depot. To write is to create, change and import. Who may
write all of an item, not its prices alone, may also trash, restore, lock and unlock it, one or several at once. Customers
(10 to 40) have nothing here.

${table(['item', 'action', ...staffRoles.map(String)], rows)}`
}

function itemRows(kind: ItemKind): string[][] {
  const right: ItemRight = itemKinds[kind]
  const row = (action: string, cell: (role: number) => string) => [
    kind,
    action,
    ...staffRoles.map(cell),
  ]
  return [
    row('read', (role) => readCell(right, role)),
    ...right.write.map((grant) => row(writeName(grant), (role) => writeCell(kind, grant, role))),
    row('take over a lock', (role) =>
      mark(mayWriteSome(kind, role) && allows(role, 'item:unlock')),
    ),
    row('delete for good', (role) =>
      mark(mayWriteSome(kind, role) && allows(role, 'item:destroy')),
    ),
    row('export', (role) => exportCell(right, role)),
  ]
}

const mark = (is: boolean) => (is ? 'yes' : '–')
const writeName = ({ only }: WriteGrant) => (only === undefined ? 'write' : `write ${only}`)

function readCell({ read, sight }: ItemRight, role: number): string {
  if (!allows(role, read)) return '–'
  return sight === 'everything' || !managesOneDepot(role) ? 'yes' : sightWords[sight]
}

const sightWords: Record<Exclude<ItemRight['sight'], 'everything'>, string> = {
  own: 'own',
  ownAndShared: 'own and shared',
  machinesAndOwnCourses: 'machines, own courses',
}

const exportCell = (right: ItemRight, role: number) =>
  allows(role, 'list:export') ? readCell(right, role) : '–'

/** An item of a depot that the grant covers. */
function sample({ only }: WriteGrant, depot: number) {
  const type = only === 'courses' ? 3 : 0
  return { id: depot, type, depot_id: depot, depot_ids: [depot] }
}

function writeCell(kind: ItemKind, grant: WriteGrant, role: number): string {
  const actor = { role, depotId: ownDepot }
  const field = grant.only === 'prices' ? 'price_first_day' : 'title_sv'
  const may = (depot: number) => mayWriteItem(actor, kind, { item: sample(grant, depot), field })
  if (may(otherDepot)) return 'yes'
  return may(ownDepot) ? 'own' : '–'
}

const mayWriteSome = (kind: ItemKind, role: number) =>
  itemKinds[kind].write.some((grant) => writeCell(kind, grant, role) !== '–')

function permissionPart(): string {
  const scoped = new Set(everyRole.flatMap((role) => granted[role].map(withoutScope)))
  const rows = [...grantedToEveryone, ...scoped].map((name) => [
    `\`${name}\``,
    mark(grantedToEveryone.some((one) => one === name)),
    ...everyRole.map((role) => scopeCell(name, role)),
  ])
  return `## Permissions

"depot": what belongs to the own depot; "own": what is the account's own.

${table(['permission', 'visitor', ...everyRole.map(String)], rows)}`
}

const scopes = ['any', 'depot', 'own'] as const
const withoutScope = (permission: string) => permission.replace(/:(?:any|depot|own)$/, '')

function scopeCell(name: string, role: number): string {
  if (allows(role, name as Permission)) return 'yes'
  const held = scopes.find((scope) => allows(role, `${name}:${scope}` as Permission))
  if (held === undefined) return '–'
  return held === 'any' ? 'yes' : held
}

function callPart(): string {
  const rows = Object.entries(expectedAccess)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([path, { who }]) => [
      `\`${path}\``,
      mark(who.includes('visitor')),
      rolesOf(customerRoles, who),
      rolesOf(staffRoles, who),
    ])
  return `## Calls

Who is let in at the door of every call; the tests ask each of them as everybody. What an item then allows is above.

${table(['call', 'visitor', 'customers', 'staff'], rows)}`
}

function rolesOf(group: readonly number[], who: readonly unknown[]): string {
  const letIn = group.filter((role) => who.includes(role))
  if (letIn.length === 0) return '–'
  return letIn.length === group.length ? 'all' : letIn.join(' ')
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n')
}
