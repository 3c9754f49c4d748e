import { m } from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import { getLocale } from '@minikran/i18n/runtime'
import { Button } from '../../../components/button.tsx'
import { CarriedFields } from '../../../components/carried-fields.tsx'
import { Field } from '../../../components/field.tsx'
import { Icon, type IconName } from '../../../components/icon.tsx'
import { useTypedFields } from '../../../components/use-typed-fields.ts'
import {
  type FitField,
  type FitMachine,
  type FitQuestion,
  type FitReply,
  fitFieldNames,
  fitFields,
  fitQuestions,
  fitReply,
} from '../../../products/fit-answers.ts'
import { fitSentence } from './fit-sentence.ts'

const legends: Record<FitQuestion, () => string> = {
  door: m.fit_door,
  corridor: m.fit_corridor,
  slope: m.fit_slope,
  floor: m.fit_floor,
}
const labels: Record<FitField, () => string> = {
  dorr_bredd: m.fit_door_width,
  dorr_hojd: m.fit_door_height,
  korridor_fore: m.fit_corridor_before,
  korridor_efter: m.fit_corridor_after,
  lutning: m.fit_slope_deg,
  golv: m.fit_floor_load,
}

/** "Får den plats?": each question is answered once its measurements are typed. */
export function FitCheck({ machine }: { machine: FitMachine }) {
  const { formRef, typed, handlers } = useTypedFields(fitFieldNames)
  return (
    <section id="plats" className="grid gap-4 print:hidden">
      <div className="grid gap-1">
        <h2 className="text-lead">{m.fit_title()}</h2>
        <p className="max-w-text text-small text-muted">{m.fit_lead()}</p>
      </div>
      <form ref={formRef} method="get" action="#plats" noValidate {...handlers}>
        <CarriedFields names={fitFieldNames} />
        <div className="grid gap-x-6 gap-y-6 small:grid-cols-2">
          {fitQuestions.map((question) => {
            const reply = fitReply(question, typed, machine)
            return (
              <fieldset key={question} className="grid content-start gap-3">
                <legend className="mb-2 w-full border-t border-ink pt-2 font-medium">
                  {legends[question]()}
                </legend>
                <div className="grid two-columns items-end gap-4">
                  {fitFields[question].map((field) => (
                    <Field key={field} id={field} label={labels[field]()}>
                      {(control) => (
                        <input
                          {...control}
                          name={field}
                          defaultValue={typed[field]}
                          inputMode="decimal"
                          autoComplete="off"
                          maxLength={10}
                          aria-invalid={reply.kind === 'faulty' || undefined}
                          aria-describedby={`fit-${question}`}
                        />
                      )}
                    </Field>
                  ))}
                </div>
                <Reply id={`fit-${question}`} reply={reply} />
              </fieldset>
            )
          })}
        </div>
        <div className="pt-4 hidden noscript:block">
          <Button kind="plain">{m.fit_check()}</Button>
        </div>
      </form>
      <p className="max-w-text text-small text-muted">{m.fit_standing()}</p>
    </section>
  )
}

type ShownReply = { icon: IconName; look: string; text: string }

function shownReply(reply: FitReply): ShownReply | null {
  if (reply.kind === 'blank') return null
  if (reply.kind === 'partial')
    return { icon: 'info', look: 'text-muted', text: m.fit_incomplete() }
  if (reply.kind === 'faulty') return { icon: 'warning', look: 'text-red', text: m.fit_fault() }
  if (reply.kind === 'tooSmall') {
    const sizes = reply.meantMm.map((mm) => numberText(mm, getLocale())).join(' × ')
    return { icon: 'warning', look: 'text-orange', text: m.fit_meant({ sizes }) }
  }
  const text = fitSentence(reply.answer, reply.only)
  const looks = {
    yes: { icon: 'check', look: 'text-green' },
    tight: { icon: 'warning', look: 'text-orange' },
    no: { icon: 'close', look: 'text-red' },
    unknown: { icon: 'phone', look: 'text-ink' },
  } as const
  return { ...looks[reply.answer.kind], text }
}

/** A live region that is always rendered, with reserved height. */
function Reply({ id, reply }: { id: string; reply: FitReply }) {
  const shown = shownReply(reply)
  return (
    <p id={id} aria-live="polite" className={`flex min-h-6 gap-2 font-medium ${shown?.look ?? ''}`}>
      {shown && (
        <>
          <Icon name={shown.icon} />
          {shown.text}
        </>
      )}
    </p>
  )
}
