import type { AdminCase } from '@minikran/contract/admin-cases'
import { phoneAddress } from '@minikran/domain/primitives/phone-address'
import { changedTimesText } from '@minikran/i18n/changed-times-text'
import { momentText } from '@minikran/i18n/date-text'
import * as m from '@minikran/i18n/messages'
import { getLocale } from '@minikran/i18n/runtime'
import { valueBesideLabel } from '@minikran/i18n/value-beside-label'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useRecordContext } from 'ra-core'
import { useRef } from 'react'
import { Show } from 'react-admin'
import { useUnreadItem } from '../items/use-unread-item.ts'
import { Facts, Moment, Section } from '../tables/facts.tsx'
import { languageName } from '../texts/languages.ts'
import { CaseAsked } from './case-asked.tsx'
import { CaseDocuments } from './case-documents.tsx'
import { personText } from './case-fields.tsx'
import { CaseOwner } from './case-owner.tsx'
import { CaseSteps } from './case-steps.tsx'
import { CaseThread, NarrowReplyJump } from './case-thread.tsx'
import { eventText, kindText, stateText } from './case-words.ts'
import { CreditDecision } from './credit-decision.tsx'

/** One case: the customer and the request on the left, messages and events on the right. */
export function CaseShow() {
  const onError = useUnreadItem()
  return (
    <Show actions={false} queryOptions={{ meta: { whole: true }, onError }}>
      <CaseView />
    </Show>
  )
}

const columns = {
  display: 'grid',
  gap: 4,
  p: 2,
  gridTemplateColumns: { md: 'minmax(0, 7fr) minmax(0, 5fr)' },
}

function CaseView() {
  const found = useRecordContext<AdminCase>()
  const reply = useRef<HTMLTextAreaElement>(null)
  if (found === undefined) return null
  return (
    // Back and Forward can lead to another case without leaving this screen.
    <Box key={found.id} sx={columns}>
      <div>
        <Section
          title={`${kindText(found.kind)} ${found.case_number}`}
          action={
            <Button className="not-printed" onClick={() => window.print()}>
              {m.backoffice_case_print()}
            </Button>
          }
        >
          <NarrowReplyJump found={found} reply={reply} />
          <Facts
            facts={[
              [m.backoffice_field_state(), stateText(found.state)],
              [m.backoffice_case_sent(), momentText(Date.parse(found.created_at))],
              [
                m.backoffice_field_depot(),
                valueBesideLabel(m.backoffice_field_depot(), found.depot?.depot_name ?? '–'),
              ],
              [m.backoffice_case_language(), languageName(found.lang)],
              [m.backoffice_case_owner(), found.owner?.fullname ?? '–'],
            ]}
          />
          <CaseOwner found={found} />
          <CaseSteps found={found} />
        </Section>
        <Sender found={found} />
        <CaseAsked found={found} />
        {found.decision !== null && (
          <CreditDecision
            found={found}
            decision={found.decision}
            wanted={found.credit?.limit ?? null}
          />
        )}
      </div>
      <div>
        <CaseThread found={found} reply={reply} />
        <CaseDocuments found={found} />
        <History found={found} />
      </div>
    </Box>
  )
}

function Sender({ found }: { found: AdminCase }) {
  return (
    <Section title={m.backoffice_case_sender()}>
      {found.events.some(({ kind }) => kind === 'confirmationNotSent') && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {m.backoffice_case_not_confirmed()}
        </Alert>
      )}
      <Facts
        facts={[
          [m.backoffice_field_company(), found.company ?? '–'],
          [m.backoffice_field_name(), personText(found)],
          [
            m.backoffice_field_email_address(),
            found.email_address ? (
              <a key="mail" href={`mailto:${found.email_address}`}>
                {found.email_address}
              </a>
            ) : (
              '–'
            ),
          ],
          [
            m.backoffice_field_phone(),
            found.phone === null ? (
              '–'
            ) : (
              <a key="phone" href={phoneAddress(found.phone)}>
                {found.phone}
              </a>
            ),
          ],
        ]}
      />
    </Section>
  )
}

function History({ found }: { found: AdminCase }) {
  const shownTimes = {
    machines: found.lines.length,
    delivered: found.delivery !== null,
    locale: getLocale(),
  }
  return (
    <Section title={m.backoffice_history_title()}>
      <Box component="ol" sx={{ pl: 3, m: 0, fontSize: '0.875rem' }}>
        {found.events.map(({ id, at, kind, state, reason, times, by, owner, document }) => (
          <li key={id}>
            <Typography variant="body2">
              <Moment at={at} /> {eventText({ kind, owner })}
              {state === null ? '' : ` ${stateText(state)}`}
              {document !== undefined && ` ${document}`}
              {times.length > 0 && ` ${changedTimesText(times, shownTimes)}`}
              {by === null || by.id === owner?.id ? '' : ` · ${by.fullname}`}
              {reason !== null && <span lang={found.lang}>: {reason}</span>}
            </Typography>
          </li>
        ))}
      </Box>
    </Section>
  )
}
