import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { logInAs, make } from './office.ts'

// Refusals are what these journeys are about.
test.use({ failedLoads: 'expected' })

// The sentences of the specification (§5, §6, §8), and what is pressed to meet them.
const words = {
  sv: {
    noPermission: 'Du har inte rätt till det här.',
    lackAccess: 'Du saknar åtkomst till kranväljaren.',
    notLocked: 'Du kan inte låsa upp det som inte är låst.',
    productNotReady: 'Produkten är inte redo att redigeras',
    craneNotReady: 'Kranen är inte redo att uppdateras',
    checkInputs: 'Kontrollera inmatningarna.',
    required: 'Fältet måste fyllas i.',
    format: 'Fel form.',
    taken: 'E-postadressen används redan.',
    fieldUsed: 'Fältet används redan i mallen.',
    slugExists: 'Adressen finns redan.',
    lineOnCrane: 'Raden finns redan på kranen.',
    craneHasRows: 'Kranen har redan rader i kranväljaren.',
    save: 'Spara',
    lock: 'Lås för mig',
    mine: /Du har låst det här/,
    unlock: 'Lås upp',
    title: 'Rubrik',
    other: 'Rubrik på engelska',
    price: 'Första dagen',
    password: 'Nuvarande lösenord',
    change: 'Byt lösenord',
    name: 'Namn',
    slug: 'Adress',
    add: 'Lägg till ett fält',
    field: 'Fält',
    weight: 'Vikt',
    firstname: 'Förnamn',
    lastname: 'Efternamn',
    email: 'E-post',
    role: 'Roll',
    rental: '60 Uthyrning',
    paste: 'Klistra in rader från ett kalkylblad',
    useRow: 'Använd 1 rader',
    product: 'Produkt i uthyrningen',
  },
  en: {
    noPermission: "You don't have permissions to this item.",
    lackAccess: 'You lack access to the crane selector.',
    notLocked: "You can't unlock non-locked items.",
    productNotReady: 'Product not ready for editing',
    craneNotReady: 'The crane is not ready for update',
    checkInputs: 'Please check inputs.',
    required: 'Field is required.',
    format: 'Wrong format.',
    taken: 'E-mail already taken.',
    fieldUsed: 'Field already used in template.',
    slugExists: 'Slug already exists.',
    lineOnCrane: 'This line already on the crane.',
    craneHasRows: 'Crane already has rows.',
    save: 'Save',
    lock: 'Lock for me',
    mine: /You have locked this/,
    unlock: 'Unlock',
    title: 'Title (Swedish)',
    other: 'Title',
    price: 'First day',
    password: 'Current password',
    change: 'Change password',
    name: 'Name',
    slug: 'Address',
    add: 'Add a field',
    field: 'Field',
    weight: 'Weight',
    firstname: 'First name',
    lastname: 'Last name',
    email: 'E-mail',
    role: 'Role',
    rental: '60 Rental',
    paste: 'Paste rows from a spreadsheet',
    useRow: 'Use 1 rows',
    product: 'Product for rent',
  },
} as const

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

for (const locale of ['sv', 'en'] as const) {
  const said = words[locale]

  test(`whoever may only read is told so (${locale})`, async ({ page }) => {
    await logInAs(page, 70, { path: '/admin/posts/1', locale })
    await expect(page.getByText(said.noPermission)).toBeVisible()
    await page.goto('/admin/craneselectors/1')
    await expect(page.getByText(said.lackAccess)).toBeVisible()
  })

  test(`what is left empty or half is said beside it, and the focus goes there (${locale})`, async ({
    page,
  }) => {
    await logInAs(page, 90, { path: '/admin/posts/create', locale })
    await box(page, said.other).fill('Half a post')
    await press(page, said.save)
    await expect(box(page, said.title)).toHaveAccessibleDescription(said.required)
    await expect(box(page, said.title)).toBeFocused()
    await expect(page.getByText(said.checkInputs)).toBeVisible()
    await page.keyboard.type('En halv')
    await expect(page.getByText(said.required)).toHaveCount(1)

    await page.goto('/admin/products/1')
    const price = page.getByRole('spinbutton', { name: said.price, exact: true })
    await price.fill('')
    await price.pressSequentially('1e')
    await press(page, said.save)
    await expect(price).toHaveAccessibleDescription(said.format)
    await expect(price).toBeFocused()

    await page.goto('/admin/account')
    await press(page, said.change)
    await expect(page.getByRole('alert').filter({ hasText: said.required })).toBeVisible()
  })

  test(`what is not locked cannot be unlocked (${locale})`, async ({ page }) => {
    await logInAs(page, 62, { locale })
    const { id } = await make(page, 'createPost', {
      post_slug: `olast-${locale}`,
      title_sv: 'Olåst',
    })
    await page.goto(`/admin/posts/${id}`)
    await press(page, said.lock)
    await expect(page.getByText(said.mine)).toBeVisible()
    await make(page, 'unlockPost', { id })
    await press(page, said.unlock)
    await expect(page.getByText(said.notLocked)).toBeVisible()
  })

  test(`what somebody has put into the trash is not edited (${locale})`, async ({ page }) => {
    await logInAs(page, 60, { locale })
    const crane = await make(page, 'createCraneselector', {
      slug: `slangd-${locale}`,
      title: 'Slängd',
    })
    await page.goto(`/admin/craneselectors/${crane.id}`)
    await box(page, said.name).fill('Slängd kran')
    await expect(page.getByText(said.mine)).toBeVisible()
    await make(page, 'trashCraneselector', { id: crane.id })
    await press(page, said.save)
    await expect(page.getByText(said.craneNotReady)).toBeVisible()

    const product = await make(page, 'createProduct', {
      product_slug: `slangd-${locale}`,
      title_sv: 'Slängd',
      prodsubcat_id: 1,
    })
    await page.goto(`/admin/products/${product.id}`)
    await box(page, said.title).fill('Slängd maskin')
    await expect(page.getByText(said.mine)).toBeVisible()
    await make(page, 'trashProduct', { id: product.id })
    await press(page, said.save)
    await expect(page.getByText(said.productNotReady)).toBeVisible()
  })

  test(`a field twice in a template is said beside it (${locale})`, async ({ page }) => {
    await logInAs(page, 60, { path: '/admin/prodtpls/create', locale })
    await box(page, said.name).fill('Dubbel')
    for (const index of [0, 1]) {
      await press(page, said.add)
      await page.getByRole('combobox', { name: said.field }).nth(index).click()
      await page.getByRole('option', { name: said.weight, exact: true }).click()
    }
    await press(page, said.save)
    await expect(page.getByText(said.fieldUsed)).toBeVisible()
    await expect(page.getByText(said.checkInputs)).toBeVisible()
  })

  test(`an address, a line and a product's rows are there once (${locale})`, async ({ page }) => {
    await logInAs(page, 60, { path: '/admin/craneselectors/create', locale })
    await page.getByLabel(said.paste).fill('8\t3\t900\n8\t3\t900')
    await expect(page.getByText(said.lineOnCrane)).toBeVisible()
    await page.getByLabel(said.paste).fill('8\t3\t900')
    await press(page, said.useRow)
    await box(page, said.name).fill('Jekko SPX312')
    await box(page, said.slug).fill('jekko-spx312')
    await press(page, said.save)
    await expect(page.getByText(said.slugExists)).toBeVisible()
    await box(page, said.slug).fill(`jekko-en-gang-till-${locale}`)
    await page.getByRole('combobox', { name: said.product }).fill('SPX312')
    await page.getByRole('option', { name: 'Jekko SPX312' }).first().click()
    await press(page, said.save)
    await expect(page.getByText(said.craneHasRows)).toBeVisible()
  })

  test(`an account has an address of its own (${locale})`, async ({ page }) => {
    await logInAs(page, 90, { path: '/admin/users/create', locale })
    await box(page, said.email).fill('role60@demo.example')
    await box(page, said.firstname).fill('Moa')
    await box(page, said.lastname).fill('Strand')
    await page.getByRole('combobox', { name: said.role }).click()
    await page.getByRole('option', { name: said.rental }).click()
    await press(page, said.save)
    await expect(page.getByText(said.taken)).toBeVisible()
    await expect(page.getByText(said.checkInputs)).toBeVisible()
  })
}
