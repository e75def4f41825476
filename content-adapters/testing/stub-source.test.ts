import { describeSource } from './conformance/describe-source.ts'
import { stubSource } from './stub-source.ts'

// A second source, as CONTRIBUTING describes it: one folder that implements `ContentSource`, and this one call.
describeSource('a second source', () => stubSource, {
  company: 'stub-clinic',
  now: new Date('2026-11-21T09:00:00Z'),
})
