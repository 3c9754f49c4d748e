import { demoCategories } from './categories.ts'
import { demoCourses } from './course-products.ts'
import { demoDepots, demoEmployees } from './depots.ts'
import {
  demoCraneSelectors,
  demoMachines,
  type ProductRow,
  type References,
  templateColumns,
} from './machines.ts'
import { demoManufacturers } from './manufacturers.ts'
import { readCranes, readEquipment, readSweden } from './read-data.ts'
import { demoTemplates, namedField } from './templates.ts'

function categoryRows() {
  return demoCategories.map((category, index) => ({
    id: index + 1,
    prodcat_slug: category.slug,
    prodcat_title_sv: category.title_sv,
    prodcat_title_en: category.title_en,
    outline: category.outline,
    content_sv: category.content_sv,
    content_en: category.content_en,
    order: index + 1,
  }))
}

function subcategoryRows() {
  const rows = demoCategories.flatMap((category, index) =>
    category.subcategories.map((subcategory, position) => ({
      prodcat_id: index + 1,
      prodsubcat_slug: subcategory.slug,
      prodsubcat_title_sv: subcategory.title_sv,
      prodsubcat_title_en: subcategory.title_en,
      outline: subcategory.outline,
      image_file: subcategory.image ?? null,
      content_sv: subcategory.content_sv,
      content_en: subcategory.content_en,
      order: position + 1,
    })),
  )
  return rows.map((row, index) => ({ id: index + 1, ...row }))
}

function templateRows() {
  const templates = demoTemplates.map((template, index) => ({
    id: index + 1,
    title: template.title,
    order: index + 1,
  }))
  const fields = demoTemplates.flatMap((template, index) =>
    template.fields.map((field, position) => ({
      prodtpl_id: index + 1,
      ...namedField(field),
      order: position + 1,
    })),
  )
  return { templates, fields: fields.map((row, index) => ({ id: index + 1, ...row })) }
}

function employeeRows(depots: ReturnType<typeof demoDepots>) {
  const employees = demoEmployees.map(({ depots: _, ...employee }, index) => ({
    id: index + 1,
    ...employee,
    order: index + 1,
  }))
  const employeeDepots = demoEmployees.flatMap((employee, index) =>
    depots
      .filter((depot) => employee.depots.includes(depot.depot_slug))
      .map((depot) => ({ depot_employee_id: index + 1, depot_id: depot.id })),
  )
  return { employees, employeeDepots }
}

// In registration, so nowhere public.
function draft(id: number, refs: References): ProductRow {
  return {
    id,
    product_slug: 'utkast-demo',
    prodsubcat_id: refs.subcategoryId('spindelkranar'),
    title_sv: 'Utkast',
    title_en: 'Draft',
    content_sv: 'Den här produkten är under registrering.',
    content_en: 'This product is being registered.',
    type: 0,
    status: 0,
    ...templateColumns('mini-crane'),
    prod_vat: refs.vatPercent,
    order: id * 10,
  }
}

/** Every row of the catalogue, with its number, so that rows can point to each other. */
export function demoCatalogue() {
  const depots = demoDepots()
  const subcategories = subcategoryRows()
  const brands = [...readCranes(), ...readEquipment()].map((record) => record.manufacturer)
  const manufacturers = demoManufacturers(brands)
  const refs: References = {
    subcategoryId: (slug) => {
      const found = subcategories.find((row) => row.prodsubcat_slug === slug)
      if (found === undefined) throw new Error(`No subcategory ${slug}`)
      return found.id
    },
    manufacturerId: (name) => manufacturers.find((row) => row.title_sv === name)?.id ?? null,
    depotCount: depots.length,
    vatPercent: readSweden().vat.percent,
  }
  const machines = demoMachines(refs)
  const draftId = machines.length + 1
  const courses = demoCourses({ refs, depots, firstId: draftId + 1 })
  return {
    categories: categoryRows(),
    subcategories,
    manufacturers,
    ...templateRows(),
    depots,
    ...employeeRows(depots),
    products: [...machines, draft(draftId, refs), ...courses],
    cranes: demoCraneSelectors(machines),
  }
}
