import { pagesScreen } from '../pages-screen.tsx'

const { title, screen } = pagesScreen('organizations')
export const generateMetadata = title
/** Clinics and networks in the directory that moderators judge. The server admits only moderators. */
export default screen
