import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'

/**
 * Calls whenever a person has changed the form: by typing, by a button that fills a field in, by adding
 * or taking away a row. What a form fills in for itself while it opens is no change of anybody's.
 */
export function useEdits(onEdit: () => void) {
  const { watch, getFieldState } = useFormContext()
  useEffect(() => {
    const isEdited = (name: string | undefined) =>
      name !== undefined && getFieldState(name.split('.')[0] ?? name).isDirty
    const { unsubscribe } = watch((_, { name, type }) => {
      if (type === 'change' || isEdited(name)) onEdit()
    })
    return unsubscribe
  }, [watch, getFieldState, onEdit])
}
