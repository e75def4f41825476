import { pagesScreen } from '../pages-screen.tsx'

const { title, screen } = pagesScreen('sites')
export const generateMetadata = title
/** Sites of clinics that moderators judge. The server admits only moderators. */
export default screen
