import type { SeedNews } from '../../../parts/seed-types.ts'
import { drawing } from '../drawing.ts'

export const laboratoryEarlier: SeedNews = {
  slug: 'krov-bez-zapisi-do-desyati',
  category: 'announcements',
  date: '2026-11-18T03:00:00Z',
  image: drawing('still-2'),
  title: {
    ru: 'Кровь сдают с 7:30, до десяти — без записи',
    kk: 'Қан 7:30-дан алынады, онға дейін — жазылусыз',
    uz: 'Qon 7:30 dan olinadi, oʻngacha — yozilmasdan',
    en: 'Blood tests from 7:30, no appointment until ten',
  },
  lead: {
    ru: 'Талон берите в терминале у входа: кнопка «Анализы». Детей пропускаем первыми.',
    kk: 'Талонды кіреберістегі терминалдан алыңыз: «Талдаулар» түймесі. Балаларды бірінші өткіземіз.',
    uz: 'Talonni kirishdagi terminaldan oling: “Tahlillar” tugmasi. Bolalarni birinchi oʻtkazamiz.',
    en: 'Take a ticket at the machine by the entrance: press “Tests”. Children go first.',
  },
  content: {
    ru: `
<p>Лаборатория теперь открывается на полчаса раньше поликлиники. Вход тот же, свет горит у левой двери. Работают три кресла, поэтому к девяти очередь обычно расходится.</p>
<ul>
<li>С собой: документ и направление, если его дал врач.</li>
<li>Беременные, дети и люди с палочкой или в коляске проходят без очереди.</li>
<li>Тем, кому бывает плохо, берём кровь лёжа; скажите об этом до, а не после.</li>
<li>После десяти — по записи, чтобы вы не ждали.</li>
</ul>
<p>Результат общего анализа приходит к 18:00, остальные — на следующий рабочий день. Если анализатор на проверке и будет задержка, мы напишем вам сами.</p>`,
    kk: `
<p>Зертхана енді емханадан жарты сағат ерте ашылады. Кіреберіс сол, сол жақтағы есіктің шамы жанып тұрады. Үш кресло жұмыс істейді, сондықтан тоғызға қарай кезек әдетте тарайды.</p>
<ul>
<li>Өзіңізбен: жеке куәлік және дәрігер берсе, жолдама.</li>
<li>Жүкті әйелдер, балалар, таяқпен не арбамен жүретіндер кезексіз өтеді.</li>
<li>Қан алғанда жағдайы нашарлайтындардан жатқызып аламыз; мұны кейін емес, алдын ала айтыңыз.</li>
<li>Оннан кейін күтіп қалмауыңыз үшін жазылу арқылы қабылдаймыз.</li>
</ul>
<p>Жалпы талдау нәтижесі 18:00-ге дейін, қалғандары келесі жұмыс күні келеді. Анализатор тексеруде болып, нәтиже кешіксе, өзіміз хабарлаймыз.</p>`,
    uz: `
<p>Laboratoriya endi poliklinikadan yarim soat erta ochiladi. Kirish oʻsha, chap eshik oldida chiroq yonib turadi. Uchta kreslo ishlaydi, shuning uchun toʻqqizga borib navbat odatda tarqaydi.</p>
<ul>
<li>Oʻzingiz bilan: hujjat va shifokor bergan boʻlsa, yoʻllanma.</li>
<li>Homiladorlar, bolalar, hassa yoki aravachada yuradiganlar navbatsiz oʻtadi.</li>
<li>Qon olganda ahvoli yomonlashadiganlardan yotqizib olamiz; buni keyin emas, oldin ayting.</li>
<li>Oʻndan keyin kutib qolmasligingiz uchun yozilish boʻyicha qabul qilamiz.</li>
</ul>
<p>Umumiy tahlil natijasi 18:00 gacha, qolganlari keyingi ish kuni keladi. Analizator tekshiruvda boʻlib, natija kechiksa, oʻzimiz xabar beramiz.</p>`,
    en: `
<p>The laboratory now opens half an hour before the polyclinic. The entrance is the same; look for the lit door on the left. Three chairs are in use, so by nine the queue has usually gone.</p>
<ul>
<li>Bring your ID and the referral, if a doctor gave you one.</li>
<li>Pregnant women, children and people with a stick or a wheelchair do not queue.</li>
<li>If blood tests make you faint, we take blood lying down; tell us before, not after.</li>
<li>After ten we work by appointment, so that you do not wait.</li>
</ul>
<p>A full blood count is ready by 18:00, the rest on the next working day. If the analyser is being serviced and results are late, we will write to you ourselves.</p>`,
  },
}
