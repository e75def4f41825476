import { picture } from '../../../parts/picture.ts'
import type { SeedNews } from '../../../parts/seed-types.ts'

export const firstSession: SeedNews = {
  slug: 'pervaya-vstrecha-s-psihoterapevtom',
  category: 'head-and-heart',
  date: '2026-08-26T04:00:00Z',
  specialist: '100606',
  image: picture('demo-practice/study-1', {
    ru: 'Рисунок: два кресла и столик с чашками',
    kk: 'Сурет: екі кресло және кеселері бар үстел',
    uz: 'Rasm: ikki kreslo va piyolali stolcha',
    en: 'Drawing: two armchairs and a small table with cups',
  }),
  title: {
    ru: 'Первая встреча с психотерапевтом: с чего начать разговор',
    kk: 'Психотерапевтпен алғашқы кездесу: әңгімені неден бастау керек',
    uz: 'Psixoterapevt bilan birinchi uchrashuv: suhbatni nimadan boshlash kerak',
    en: 'The first meeting with a psychotherapist: how to begin',
  },
  lead: {
    ru: 'Можно начать с этих слов: «Я не знаю, с чего начать».',
    kk: 'Мына сөзден бастауға болады: «Неден бастарымды білмеймін».',
    uz: 'Shu soʻzdan boshlash mumkin: “Nimadan boshlashni bilmayman”.',
    en: 'You may begin with just that: “I do not know how to begin.”',
  },
  content: {
    ru: `
<p>На первой встрече не лежат на кушетке и не обязаны говорить о детстве. Есть два кресла, вода и пятьдесят минут.</p>
<h2>О чём спросят</h2>
<ul>
<li>Что привело именно сейчас и что вы уже пробовали.</li>
<li>Как вы спите, едите, работаете.</li>
<li>Что должно измениться, чтобы вы сказали: «помогло».</li>
</ul>
<h2>О чём можно спросить вас самих</h2>
<p>Каким методом работает терапевт, сколько встреч обычно нужно, что останется между вами. Тайну хранят всегда, кроме случаев, когда в опасности чья-то жизнь: об этом предупреждают сразу.</p>
<h2>Что потом</h2>
<p>Решать в тот же день не нужно. Если не сошлись, это не провал: терапевт посоветует коллегу. Улучшение редко приходит после первой беседы, зато после неё часто впервые за долгое время хорошо спят.</p>`,
    kk: `
<p>Алғашқы кездесуде кушеткада жатпайды, балалық шақ туралы айтуға міндетті емессіз. Екі кресло, су және елу минут бар.</p>
<h2>Не сұрайды</h2>
<ul>
<li>Дәл қазір не себеп болды және не істеп көрдіңіз.</li>
<li>Қалай ұйықтайсыз, тамақтанасыз, жұмыс істейсіз.</li>
<li>«Көмектесті» деуіңіз үшін не өзгеруі керек.</li>
</ul>
<h2>Өзіңіз не сұрай аласыз</h2>
<p>Терапевт қандай әдіспен жұмыс істейді, әдетте неше кездесу керек, араңызда не қалады. Құпия әрқашан сақталады, тек біреудің өміріне қауіп төнсе ғана емес: бұл бірден ескертіледі.</p>
<h2>Кейін не болады</h2>
<p>Сол күні шешудің қажеті жоқ. Келіспесеңіз, бұл сәтсіздік емес: терапевт әріптесін ұсынады. Жақсару алғашқы әңгімеден кейін сирек келеді, бірақ содан кейін көпшілік көптен бері алғаш рет жақсы ұйықтайды.</p>`,
    uz: `
<p>Birinchi uchrashuvda kushetkada yotishmaydi, bolalik haqida gapirishga majbur emassiz. Ikki kreslo, suv va ellik daqiqa bor.</p>
<h2>Nima soʻrashadi</h2>
<ul>
<li>Aynan hozir nima sabab boʻldi va nimalarni sinab koʻrdingiz.</li>
<li>Qanday uxlaysiz, ovqatlanasiz, ishlaysiz.</li>
<li>“Yordam berdi” deyishingiz uchun nima oʻzgarishi kerak.</li>
</ul>
<h2>Oʻzingiz nima soʻrashingiz mumkin</h2>
<p>Terapevt qanday usulda ishlaydi, odatda nechta uchrashuv kerak, orangizda nima qoladi. Sir doim saqlanadi, faqat kimningdir hayoti xavf ostida boʻlganda emas: bu haqda darhol ogohlantirishadi.</p>
<h2>Keyin nima boʻladi</h2>
<p>Shu kuniyoq qaror qilish shart emas. Kelishmasangiz, bu muvaffaqiyatsizlik emas: terapevt hamkasbini tavsiya qiladi. Yaxshilanish birinchi suhbatdan keyin kam keladi, lekin undan keyin koʻpchilik anchadan beri birinchi marta yaxshi uxlaydi.</p>`,
    en: `
<p>At a first meeting nobody lies on a couch, and you need not speak about your childhood. There are two armchairs, water and fifty minutes.</p>
<h2>What you will be asked</h2>
<ul>
<li>What brings you now, and what you have tried.</li>
<li>How you sleep, eat and work.</li>
<li>What would have to change for you to say “it helped”.</li>
</ul>
<h2>What you may ask</h2>
<p>Which method the therapist uses, how many meetings are usual, what stays between you. It all stays between you unless someone’s life is in danger, and you are told so at once.</p>
<h2>And then</h2>
<p>You need not decide the same day. If it does not fit, that is no failure: the therapist will suggest a colleague. Things seldom improve after one talk, but many people sleep well that night for the first time in a long while.</p>`,
  },
}
