import type { AdminCase } from '@minikran/contract/admin-cases'
import { hiddenDocumentCategory } from '@minikran/domain/media/hidden-documents'
import * as m from '@minikran/i18n/messages'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Form } from 'ra-core'
import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { firstClick, pressProps } from '../items/press-props.ts'
import { ReferenceChoice } from '../items/reference-choice.tsx'
import { useAct } from '../items/use-act.ts'
import { useMay } from '../shell/use-may.ts'
import { Section } from '../tables/facts.tsx'

const byName = { field: 'document_name', order: 'ASC' } as const

/** Documents that the customer sees in "My cases" and gets with the next mail. */
export function CaseDocuments({ found }: { found: AdminCase }) {
  const list = useRef<HTMLElement>(null)
  const attaching = useAct()
  const detaching = useAct({ focusAfter: list })
  const mayWrite = useMay('case:write:depot')
  const bodyFor = (document_id: number) => ({ case_number: found.case_number, document_id })
  const attach = (id: number) =>
    void attaching.act('attachCaseDocument', bodyFor(id), m.backoffice_case_attached())
  const detach = (id: number) =>
    void detaching.act('detachCaseDocument', bodyFor(id), m.backoffice_case_detached())
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
                  attaching.isBusy || detaching.isBusy,
                  firstClick(() => detach(id)),
                )}
              >
                {m.backoffice_case_document_detach()}
              </Button>
            )}
          </li>
        ))}
      </Box>
      {mayWrite && <Choice found={found} onChoose={attach} />}
    </Section>
  )
}

type ChoiceProps = { found: AdminCase; onChoose: (id: number) => void }

// Not the case, with each answer of which the form would be reset.
const blank = {}

function Choice(props: ChoiceProps) {
  return (
    <Box className="not-printed" sx={{ maxWidth: 400 }}>
      <Form record={blank}>
        <DocumentChoice {...props} />
      </Form>
    </Box>
  )
}

function DocumentChoice({ found, onChoose }: ChoiceProps) {
  const { setValue } = useFormContext()
  const chosen: unknown = useWatch({ name: 'document_id' })
  const isAttached = (id: unknown) => found.documents.some((one) => one.id === id)
  useEffect(() => {
    // Empty again at once: the next search may begin while this document is being attached.
    if (typeof chosen === 'number') setValue('document_id', null)
  }, [chosen, setValue])
  return (
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
  )
}
