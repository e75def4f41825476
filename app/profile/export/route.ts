import { passOn } from '../pass-on.ts'

/** All data of the user as a file, for a plain link. */
export function GET(): Promise<Response> {
  return passOn('/front/v1/user/export')
}
