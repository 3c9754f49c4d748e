import type { AdminCase } from '@minikran/contract/admin-cases'
import { hiddenDocumentCategory } from '@minikran/domain/media/hidden-documents'
import * as m from '@minikran/i18n/messages'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Form } from 'ra-core'
import { useRef } from 'react'
import { firstClick, pressProps } from '../items/press-props.ts'
import { ReferenceChoice } from '../items/reference-choice.tsx'
import { useAct } from '../items/use-act.ts'
import { useMay } from '../shell/use-may.ts'
import { Section } from '../tables/facts.tsx'

const byName = { field: 'document_name', order: 'ASC' } as const

/** Documents that the customer sees in "My cases" and gets with the next mail. */
export function CaseDocuments({ found }: { found: AdminCase }) {
  const list = useRef<HTMLElement>(null)
  const { act, isBusy } = useAct({ focusAfter: list })
  const mayWrite = useMay('case:write:depot')
  const change = (call: string, document_id: number, done: string) =>
    void act(call, { case_number: found.case_number, document_id }, done)
  return (
    <Section title={m.backoffice_documents_many()}>
      {found.documents.length === 0 && (
        <Typography color="textSecondary">{m.backoffice_case_documents_none()}</Typography>
      )}
      <Box component="ul" ref={list} tabIndex={-1} aria-label={m.backoffice_documents_many()}>
        {found.documents.map(({ id, document_name, document_file }) => (
          <li key={id}>
            <a href={`/upload/documents/${encodeURIComponent(document_file)}`}>{document_name}</a>{' '}
            {mayWrite && (
              <Button
                className="not-printed"
                size="small"
                aria-label={m.backoffice_case_document_detach_name({ name: document_name })}
                {...pressProps(
                  isBusy,
                  firstClick(() => change('detachCaseDocument', id, m.backoffice_case_detached())),
                )}
              >
                {m.backoffice_case_document_detach()}
              </Button>
            )}
          </li>
        ))}
      </Box>
      {mayWrite && (
        <Choice
          found={found}
          onChoose={(id) => change('attachCaseDocument', id, m.backoffice_case_attached())}
        />
      )}
    </Section>
  )
}

type ChoiceProps = { found: AdminCase; onChoose: (id: number) => void }

function Choice({ found, onChoose }: ChoiceProps) {
  const isAttached = (id: unknown) => found.documents.some((one) => one.id === id)
  return (
    <Box className="not-printed" sx={{ maxWidth: 400 }}>
      {/* A new form after each document: the field is empty again. */}
      <Form key={found.documents.length}>
        <ReferenceChoice
          source="document_id"
          reference="documents"
          sort={byName}
          label={m.backoffice_case_document_attach()}
          getOptionDisabled={({ id, document_cat }) =>
            document_cat === hiddenDocumentCategory || isAttached(id)
          }
          onChange={(id) => typeof id === 'number' && onChoose(id)}
        />
      </Form>
    </Box>
  )
}
