import { SampleAction } from './sample-action.tsx'

export const metadata = { title: 'ensureLogin' }

/** A sample action that needs an account, for trying the dialog of B-40. */
export default function LoginSample() {
  return <SampleAction />
}
