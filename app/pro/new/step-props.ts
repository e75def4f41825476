import type { Registration } from './use-registration.ts'

/** What a step of the registration shows and changes. */
export type StepProps = Pick<Registration, 'entered' | 'change' | 'errorOf'>
