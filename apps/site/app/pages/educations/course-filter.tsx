import { m } from '@minikran/i18n/messages'
import { Form, useLocation } from 'react-router'
import { Button } from '../../components/button.tsx'
import { Field } from '../../components/field.tsx'
import type { Choice, EducationFilter } from './load-educations.ts'

type Props = { filter: EducationFilter; courses: Choice[]; cities: Choice[] }

/** A plain form for course and city. */
export function CourseFilter({ filter, courses, cities }: Props) {
  const { search } = useLocation()
  return (
    <Form
      method="get"
      action="#tillfallen"
      preventScrollReset
      className="grid items-end gap-3 small:grid-cols-[2fr_1fr_auto] print:hidden"
    >
      <Field label={m.educations_course()}>
        {(control) => (
          <select key={search} {...control} name="kurs" defaultValue={filter.course}>
            <Options any={m.educations_any_course()} choices={courses} />
          </select>
        )}
      </Field>
      <Field label={m.educations_city()}>
        {(control) => (
          <select key={search} {...control} name="ort" defaultValue={filter.city}>
            <Options any={m.educations_any_city()} choices={cities} />
          </select>
        )}
      </Field>
      <Button kind="plain">{m.category_show()}</Button>
    </Form>
  )
}

function Options({ any, choices }: { any: string; choices: Choice[] }) {
  return (
    <>
      <option value="">{any}</option>
      {choices.map(({ value, text, lang }) => (
        <option key={value} value={value} lang={lang}>
          {text}
        </option>
      ))}
    </>
  )
}
