import { createContext, useContext } from 'react'

/** What is wrong with the field of that name, in a form of ours. */
export type ErrorOf = (name: string) => string | undefined

const FormContext = createContext<ErrorOf>(() => undefined)
export const FormProvider = FormContext.Provider
export const useErrorOf = (): ErrorOf => useContext(FormContext)
