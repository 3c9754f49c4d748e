import fontkit from '@cantoo/fontkit'
import { PDFDocument } from '@cantoo/pdf-lib'
import { liftPlanAssumptions } from '@minikran/i18n/lift-plan-assumptions'
import { liftPlanSections } from '@minikran/i18n/lift-plan-sections'
import { m } from '@minikran/i18n/messages'
import { readTypeface } from '../read-typeface.ts'
import { drawViews } from './draw-views.ts'
import type { FoundPlan } from './find-plan.ts'
import { type Fonts, sheet, type Writer, writerOn } from './pdf-sheet.ts'
import { writeSections } from './write-plan.ts'

// A fixed date: the same plan always gives the same bytes.
const madeAt = new Date('2026-01-01T00:00:00Z')
const whole = { x: sheet.margin, width: sheet.width - 2 * sheet.margin }

/** The plan on one A4, as the page prints it; on a longer sheet when it would be cut off. */
export async function makePlanPdf({ worded, machine, company }: FoundPlan): Promise<Uint8Array> {
  const { locale, values, plan } = worded
  const pdf = await PDFDocument.create({ updateMetadata: false })
  const title = m.plan_title({}, { locale })
  pdf.setTitle(title, { showInWindowTitleBar: true })
  pdf.setLanguage(locale)
  pdf.setCreationDate(madeAt)
  pdf.setModificationDate(madeAt)
  const fonts = await embedFonts(pdf)
  const page = pdf.addPage([sheet.width, sheet.height])
  const write = writerOn(page, fonts)
  const heading = plan.crane.title === null ? title : `${title}: ${plan.crane.title}`
  const start = { ...whole, y: sheet.height - sheet.margin }
  const top = write.paragraph(heading, start, { size: 16, isStrong: true }) - 4
  const font = fonts.plain
  const sketchEnd =
    machine === null ? top : drawViews({ machine, values }, top, { page, write, font, locale })
  const end = writeSections(write, liftPlanSections(worded), { top, sketchEnd })
  const assumptions = liftPlanAssumptions(worded)
  const signed = writeAssumptions(write, assumptions, { y: end, locale })
  const y = writeSignature(write, signed, locale)
  const from = company === null ? '' : `${company.name} · ${company.phone}`
  const missing = sheet.margin - write.paragraph(from, { ...whole, y }, small)
  if (missing > 0) page.setMediaBox(0, -missing, sheet.width, sheet.height + missing)
  return await pdf.save()
}

async function embedFonts(pdf: PDFDocument): Promise<Fonts> {
  pdf.registerFontkit(fontkit)
  const { plain, strong } = await readTypeface()
  return {
    plain: await pdf.embedFont(plain, { subset: true }),
    strong: await pdf.embedFont(strong, { subset: true }),
  }
}

type Locale = FoundPlan['worded']['locale']
const small = { size: 8 }

function writeAssumptions(
  write: Writer,
  sentences: readonly string[],
  { y, locale }: { y: number; locale: Locale },
): number {
  const title = m.plan_assumptions({}, { locale })
  const start = write.paragraph(title, { ...whole, y }, { size: 10.5, isStrong: true })
  return sentences.reduce(
    (top, sentence) => write.paragraph(`– ${sentence}`, { ...whole, y: top }, small),
    start,
  )
}

/** Lines for the name of the person who checks the plan, and the date; returns where they end. */
function writeSignature(write: Writer, y: number, locale: Locale): number {
  const check = m.plan_check({}, { locale })
  const lines = write.paragraph(check, { ...whole, y: y - 8 }, { size: 10.5, isStrong: true }) - 24
  const half = (whole.width - sheet.gap) / 2
  const labels = [m.plan_check_name({}, { locale }), m.plan_check_date({}, { locale })]
  for (const [index, label] of labels.entries()) {
    const strip = { x: whole.x + index * (half + sheet.gap), width: half }
    write.paragraph(label, { ...strip, y: write.rule({ ...strip, y: lines }) }, small)
  }
  const standing = m.crane_standing_line({}, { locale })
  return write.paragraph(standing, { ...whole, y: lines - 22 }, small)
}
