import { m } from '@minikran/i18n/messages'
import { Form } from 'react-router'
import { Button } from '../../components/button.tsx'
import { Field } from '../../components/field.tsx'
import { useFollowedField } from '../../components/use-followed-field.ts'
import type { Choice, EducationFilter } from './load-educations.ts'

type Props = { filter: EducationFilter; courses: Choice[]; cities: Choice[] }

/** A plain form for course and city. */
export function CourseFilter({ filter, courses, cities }: Props) {
  const all = `${filter.course} ${filter.city}`
  const course = useFollowedField<HTMLSelectElement>(filter.course, all)
  const city = useFollowedField<HTMLSelectElement>(filter.city, all)
  return (
    <Form
      method="get"
      action="#tillfallen"
      preventScrollReset
      onSubmit={() => {
        course.noteSent()
        city.noteSent()
      }}
      className="grid items-end gap-3 small:grid-cols-[2fr_1fr_auto] print:hidden"
    >
      <Field label={m.educations_course()}>
        {(control) => (
          <select {...control} ref={course.ref} name="kurs" defaultValue={filter.course}>
            <Options any={m.educations_any_course()} choices={courses} />
          </select>
        )}
      </Field>
      <Field label={m.educations_city()}>
        {(control) => (
          <select {...control} ref={city.ref} name="ort" defaultValue={filter.city}>
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
