import type { AdminCase } from '@minikran/contract/admin-cases'
import { fillReply } from '@minikran/domain/cases/reply-fields'
import * as m from '@minikran/i18n/messages'
import Button from '@mui/material/Button'
import { useGetList } from 'ra-core'
import { pressProps } from '../items/press-props.ts'
import { useTellQueryError } from '../items/use-tell-problem.ts'
import { useStaff } from '../shell/use-staff.ts'
import { replyValues } from './reply-values.ts'

type Props = { found: AdminCase; isOff: boolean; onChoose: (text: string) => void }

const byOrder = { field: 'order', order: 'ASC' } as const
const all = { page: 1, perPage: 100 }

/** A button for each reply template, disabled when it has no text in the customer's language. */
export function ReplyChoices({ found, isOff, onChoose }: Props) {
  const staff = useStaff()
  const asked = { filter: { kind: found.kind }, pagination: all, sort: byOrder }
  const { data, error } = useGetList('reply_templates', asked, { retry: false })
  useTellQueryError(error)
  const values = replyValues(found, staff?.fullname ?? null)
  return data?.map((template) => {
    const text: unknown = template[`text_${found.lang}`]
    const title = String(template['title'])
    return typeof text === 'string' && text !== '' ? (
      <Button
        key={template.id}
        size="small"
        {...pressProps(isOff, () => onChoose(fillReply(text, values)))}
      >
        {m.backoffice_case_template({ title })}
      </Button>
    ) : (
      <Button key={template.id} size="small" disabled>
        {m.backoffice_case_template_missing({ title })}
      </Button>
    )
  })
}
