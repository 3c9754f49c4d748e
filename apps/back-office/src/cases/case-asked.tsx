import type { AdminCase } from '@minikran/contract/admin-cases'
import { oreFromSek } from '@minikran/domain/primitives/money'
import { formatOrganisationNumber } from '@minikran/domain/validation/organisation-number'
import { deliveryText } from '@minikran/i18n/delivery-text'
import * as m from '@minikran/i18n/messages'
import { priceText } from '@minikran/i18n/price-text'
import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { Fragment } from 'react'
import { locale } from '../locale.ts'
import { Facts, LocalMoment, Section } from '../tables/facts.tsx'
import { CaseLift } from './case-lift.tsx'
import { CaseTimes } from './case-times.tsx'
import { timeLabels } from './case-words.ts'
import { LinePrice } from './line-price.tsx'

/** The request: the customer's message first, then machines, a course or credit. */
export function CaseAsked({ found }: { found: AdminCase }) {
  return (
    <>
      {found.text !== '' && (
        <Section title={m.backoffice_case_message()}>
          <Cleaned lang={found.lang} html={found.text} />
        </Section>
      )}
      {found.pictures.length > 0 && <Pictures found={found} />}
      {found.lines.length > 0 && <Lines found={found} />}
      {(found.with_operator || found.delivery !== null) && <Delivery found={found} />}
      {found.lift !== null && <CaseLift lift={found.lift} cranes={found.cranes} />}
      {found.lift_plan !== null && <LiftPlan query={found.lift_plan} />}
      {found.course !== null && <Course course={found.course} />}
      {found.credit !== null && <Credit credit={found.credit} />}
      {found.service !== null && <Service service={found.service} />}
    </>
  )
}

function Lines({ found }: { found: AdminCase }) {
  const labels = timeLabels(found)
  return (
    <Section title={m.backoffice_case_lines()}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{m.backoffice_case_machine()}</TableCell>
            <TableCell>{labels.pickup_at}</TableCell>
            <TableCell>{labels.return_at}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {found.lines.map((line) => (
            <Fragment key={line.line}>
              <TableRow sx={{ '& > td': { border: 0 } }}>
                <TableCell>
                  <AskedName asked={line} />
                  {line.comment !== null && <div lang={found.lang}>{line.comment}</div>}
                </TableCell>
                <TableCell>
                  {line.pickup_at !== null && <LocalMoment at={line.pickup_at} />}
                </TableCell>
                <TableCell>
                  {line.return_at === null ? '–' : <LocalMoment at={line.return_at} />}
                </TableCell>
              </TableRow>
              <TableRow>
                <TableCell colSpan={3} sx={{ pt: 0 }}>
                  <Box sx={{ color: 'text.secondary' }}>{m.backoffice_case_price()}</Box>
                  <LinePrice asked={line} />
                </TableCell>
              </TableRow>
            </Fragment>
          ))}
        </TableBody>
      </Table>
      <CaseTimes found={found} />
    </Section>
  )
}

/** The product's name, as a link while it has a page. */
function AskedName({ asked }: { asked: Pick<AdminCase['lines'][number], 'title_sv' | 'path'> }) {
  const { title_sv, path } = asked
  if (path === null) {
    return (
      <>
        <span lang="sv">{title_sv}</span>
        {title_sv !== null && <div>{m.case_product_gone()}</div>}
      </>
    )
  }
  return (
    <a href={path} lang="sv" target="_blank" rel="noreferrer">
      {title_sv}
    </a>
  )
}

function Delivery({ found: { with_operator, delivery } }: { found: AdminCase }) {
  return (
    <Section title={m.inquiry_group_delivery()}>
      <Facts
        facts={[
          [m.inquiry_with_operator(), with_operator ? m.price_on_request() : '–'],
          [m.inquiry_delivery_address(), delivery === null ? '–' : deliveryText(delivery, locale)],
        ]}
      />
    </Section>
  )
}

/** Link to the lift plan that was sent with the case. */
function LiftPlan({ query }: { query: string }) {
  return (
    <Section title={m.plan_title()}>
      <a href={`/lyftplan?${query}`} target="_blank" rel="noreferrer">
        {m.plan_open()}
      </a>
    </Section>
  )
}

function Course({ course }: { course: NonNullable<AdminCase['course']> }) {
  return (
    <Section title={m.backoffice_case_course()}>
      <Facts
        facts={[
          [m.backoffice_case_course(), <AskedName key="name" asked={course} />],
          [m.backoffice_case_start(), course.course_time ?? '–'],
          [m.backoffice_case_price(), <LinePrice key="price" asked={course} />],
        ]}
      />
      <ul>
        {course.participants.map(({ id, firstname, lastname, email_address, waiting }) => (
          <li key={id}>
            {firstname} {lastname}
            {email_address === null ? '' : `, ${email_address}`}
            {waiting ? `, ${waitingText(course)}` : ''}
          </li>
        ))}
      </ul>
    </Section>
  )
}

const waitingText = ({ to_confirm }: { to_confirm: boolean }) =>
  to_confirm ? m.backoffice_case_to_confirm() : m.backoffice_case_waiting()

function Credit({ credit }: { credit: NonNullable<AdminCase['credit']> }) {
  return (
    <Section title={m.backoffice_case_credit()}>
      <Facts
        facts={[
          [m.backoffice_field_corp_name(), credit.corp_name],
          [m.backoffice_case_organisation(), formatOrganisationNumber(credit.organisation_number)],
          [m.backoffice_field_corp_vat(), credit.corp_vat ?? '–'],
          [
            m.backoffice_field_corp_address(),
            `${credit.corp_address}, ${credit.corp_zip} ${credit.corp_city}`,
          ],
          [m.backoffice_case_invoice(), credit.invoice_email],
          [
            m.backoffice_case_limit(),
            credit.limit === null ? '–' : priceText(oreFromSek(credit.limit)),
          ],
        ]}
      />
    </Section>
  )
}

function Service({ service }: { service: NonNullable<AdminCase['service']> }) {
  const isRepair = service.request === 'repair'
  return (
    <Section title={isRepair ? m.service_repair() : m.service_spare_part()}>
      <Facts
        facts={[
          [m.service_make(), service.make],
          [m.service_model(), service.model],
          [m.service_serial_number(), service.serial_number ?? '–'],
        ]}
      />
    </Section>
  )
}

function Pictures({ found }: { found: AdminCase }) {
  const address = (id: string) =>
    `/api/admin/getCasePicture?case_number=${found.case_number}&upload_id=${id}`
  return (
    <Section title={m.backoffice_field_images()}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {found.pictures.map(({ id, width, height }, index) => (
          <a key={id} href={address(id)} target="_blank" rel="noreferrer">
            <Box
              component="img"
              src={address(id)}
              width={width}
              height={height}
              alt={m.backoffice_case_picture({ number: index + 1 })}
              sx={{ width: 200, height: 'auto' }}
            />
          </a>
        ))}
      </Box>
    </Section>
  )
}

const written = {
  maxWidth: '68ch',
  whiteSpace: 'pre-line',
  '& > :first-of-type': { mt: 0 },
  '& > :last-child': { mb: 0 },
}

/** The server has reduced it to bold text, lists and line ends. */
function Cleaned({ lang, html }: { lang: string; html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned on save and on read
  return <Box lang={lang} sx={written} dangerouslySetInnerHTML={{ __html: html }} />
}
