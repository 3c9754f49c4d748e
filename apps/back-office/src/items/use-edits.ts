import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'

/**
 * Calls `onEdit` whenever a person changes the form: by typing, with a button that fills in a field, or
 * by adding or removing a row. Values that the form sets while it opens do not count.
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
