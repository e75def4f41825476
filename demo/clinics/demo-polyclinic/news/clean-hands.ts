import type { SeedNews } from '../../../parts/seed-types.ts'
import { drawing } from '../drawing.ts'

export const cleanHands: SeedNews = {
  slug: 'chistye-ruki-dvadtsat-sekund',
  category: 'prevention',
  date: '2026-09-14T05:00:00Z',
  specialist: '100303',
  image: drawing('still-13'),
  title: {
    ru: 'Чистые руки: двадцать секунд, которые работают',
    kk: 'Таза қол: пайдасы бар жиырма секунд',
    uz: 'Toza qoʻl: foydasi bor yigirma soniya',
    en: 'Clean hands: twenty seconds that work',
  },
  lead: {
    ru: 'Самая дешёвая профилактика кишечных инфекций и простуд всегда под рукой.',
    kk: 'Ішек инфекциясы мен суық тиюдің ең арзан алдын алу шарасы әрқашан қол астыңызда.',
    uz: 'Ichak infeksiyasi va shamollashning eng arzon profilaktikasi doim qoʻl ostida.',
    en: 'The cheapest way to prevent stomach bugs and colds is always at hand.',
  },
  content: {
    ru: `
<p>В сентябре дети приносят из сада и школы не только рисунки. Многие из этих инфекций можно остановить у раковины.</p>
<ul>
<li>Когда: придя домой, перед едой и готовкой, после туалета, подгузника, животных и насморка.</li>
<li>Как: намылить ладони, тыльную сторону, между пальцами, большие пальцы и кончики; двадцать секунд — это куплет любимой песни.</li>
<li>Чем: обычным мылом. Антибактериальное дома ничем не лучше.</li>
<li>Чем вытереть: своим сухим полотенцем.</li>
</ul>
<p>Спиртовой гель выручает в дороге, но не заменяет воду, если руки видимо грязные, и слабее мыла при кишечных инфекциях. Храните его там, где маленькие дети не достанут.</p>
<p>Детям помогает пример: мойте руки вместе и пойте вслух.</p>`,
    kk: `
<p>Қыркүйекте балалар балабақша мен мектептен тек сурет әкелмейді. Бұл инфекциялардың көбін қол жуғыш жанында тоқтатуға болады.</p>
<ul>
<li>Қашан: үйге келгенде, тамақ пен ас әзірлеу алдында, дәретханадан, жаялықтан, жануардан және мұрын сіңбіргеннен кейін.</li>
<li>Қалай: алақанды, қолдың сыртын, саусақ арасын, бас бармақты және саусақ ұшын сабындаңыз; жиырма секунд — сүйікті әннің бір шумағы.</li>
<li>Немен: кәдімгі сабынмен. Антибактериялық сабын үйде артық емес.</li>
<li>Немен сүрту: өзіңіздің құрғақ сүлгіңізбен.</li>
</ul>
<p>Спиртті гель жолда көмектеседі, бірақ қол көзге көрінетіндей кір болса, суды алмастырмайды және ішек инфекциясында сабыннан әлсіз. Оны кішкентай балалардың қолы жетпейтін жерде сақтаңыз.</p>
<p>Балаға үлгі көмектеседі: қолды бірге жуып, дауыстап ән айтыңыз.</p>`,
    uz: `
<p>Sentabrda bolalar bogʻcha va maktabdan faqat rasm olib kelmaydi. Bu infeksiyalarning koʻpini qoʻl yuvgich oldida toʻxtatish mumkin.</p>
<ul>
<li>Qachon: uyga kelganda, ovqat va pishirish oldidan, hojatxona, taglik, hayvon va burun qoqqandan keyin.</li>
<li>Qanday: kaft, qoʻl usti, barmoqlar orasi, bosh barmoq va barmoq uchlarini sovunlang; yigirma soniya — sevimli qoʻshiqning bir bandi.</li>
<li>Nima bilan: oddiy sovun bilan. Antibakterial sovun uyda undan yaxshi emas.</li>
<li>Nima bilan artish: oʻzingizning quruq sochigʻingiz bilan.</li>
</ul>
<p>Spirtli gel yoʻlda yordam beradi, lekin qoʻl koʻzga koʻrinarli kir boʻlsa, suv oʻrnini bosmaydi va ichak infeksiyalarida sovundan kuchsiz. Uni kichik bolalar yetmaydigan joyda saqlang.</p>
<p>Bolaga namuna yordam beradi: qoʻlni birga yuving va ovoz chiqarib qoʻshiq ayting.</p>`,
    en: `
<p>In September children bring home more than drawings from nursery and school. Many of those infections can be stopped at the washbasin.</p>
<ul>
<li>When: on coming home, before eating and cooking, after the toilet, a nappy, an animal and a runny nose.</li>
<li>How: soap the palms, the backs, between the fingers, the thumbs and the tips; twenty seconds is one verse of a song you like.</li>
<li>With what: ordinary soap. At home antibacterial soap is no better.</li>
<li>Dry them on a dry towel of your own.</li>
</ul>
<p>Alcohol gel helps on the way, but it does not replace water when hands are visibly dirty, and it is weaker than soap against stomach bugs. Keep it out of the reach of small children.</p>
<p>Children follow an example: wash together and sing aloud.</p>`,
  },
}
