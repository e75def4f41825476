import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react'

/** The forms of a dialog with something typed that is not saved. */
export type UnsavedForms = {
  /** Counts one more, until the returned function is called. */
  add: () => () => void
  areThere: () => boolean
}

const UnsavedContext = createContext<UnsavedForms | undefined>(undefined)

/** Keeps account of the unsaved forms of a dialog. */
export function useUnsavedForms(): UnsavedForms {
  const count = useRef(0)
  return useMemo(
    () => ({
      add: () => {
        count.current += 1
        return () => {
          count.current -= 1
        }
      },
      areThere: () => count.current > 0,
    }),
    [],
  )
}

/** The dialog around forms that say whether they are saved. */
export const UnsavedProvider = ({ forms, children }: { forms: UnsavedForms; children: ReactNode }) => (
  <UnsavedContext.Provider value={forms}>{children}</UnsavedContext.Provider>
)

/** Says to the dialog around a form whether something typed in it would be lost: then the dialog asks before it closes. */
export function useUnsaved(isUnsaved: boolean): void {
  const forms = useContext(UnsavedContext)
  useEffect(() => (isUnsaved ? forms?.add() : undefined), [isUnsaved, forms])
}
