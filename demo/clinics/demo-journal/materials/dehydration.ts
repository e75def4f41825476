import { picture } from '../../../parts/picture.ts'
import type { SeedNews } from '../../../parts/seed-types.ts'

export const dehydration: SeedNews = {
  slug: 'pamyatka-kak-poit-pri-rvote',
  category: 'leaflets',
  date: '2026-08-04T04:00:00Z',
  specialist: '100701',
  image: picture('demo-journal/cover-14', {
    ru: 'Рисунок: кувшин и стакан с водой, ложка и апельсин на столе',
    kk: 'Сурет: үстелде су құйылған құмыра мен стақан, қасық пен апельсин',
    uz: 'Rasm: stolda suvli koʻza va stakan, qoshiq va apelsin',
    en: 'Drawing: a jug and a glass of water, a spoon and an orange on a table',
  }),
  title: {
    ru: 'Рвота и\u00a0понос: как поить и\u00a0когда ехать',
    kk: 'Құсу мен іш өту: қалай сусын беру керек және қашан дәрігерге бару керек',
    uz: 'Qusish va ich ketish: qanday ichirish va qachon borish kerak',
    en: 'Vomiting and diarrhoea: how to give drinks and when to go',
  },
  lead: {
    ru: 'Опасна не сама рвота, а потеря воды.',
    kk: 'Құсудың өзі емес, судың азаюы қауіпті.',
    uz: 'Qusishning oʻzi emas, suv yoʻqotish xavfli.',
    en: 'The danger is not vomiting itself but the loss of water.',
  },
  content: {
    ru: `
<h2>Как поить</h2>
<ol>
<li>После рвоты подождите минут десять.</li>
<li>Давайте аптечный раствор для регидратации чайной ложкой или шприцем, каждые две-три минуты.</li>
<li>Не вырвало — постепенно увеличивайте глоток. Вырвало — подождите и начните заново.</li>
<li>Грудь предлагайте как обычно, только чаще.</li>
</ol>
<p>Сок, газировка и сладкий чай усиливают понос. Когда ребёнок попросит есть, дайте привычную еду: голодать не нужно. Лекарства «от поноса» без врача детям не дают.</p>
<h2>Воды не хватает</h2>
<p>Сухие губы и язык, плач без слёз, запавшие глаза, тёмная моча или сухой подгузник шесть часов и дольше, вялость. Любой из этих признаков — повод показать ребёнка врачу сегодня.</p>
<h2>Не ждите и тогда, когда</h2>
<ul>
<li>ребёнку меньше полугода;</li>
<li>рвота не даёт пить больше нескольких часов;</li>
<li>сильно и постоянно болит живот.</li>
</ul>
<p><strong>103: в рвоте или стуле кровь, рвота зелёная, ребёнка трудно разбудить, руки и ноги холодные и пятнистые.</strong></p>`,
    kk: `
<h2>Қалай сусын беру керек</h2>
<ol>
<li>Құсқаннан кейін он минуттай күтіңіз.</li>
<li>Дәріханадан алынған регидратация ерітіндісін шай қасықпен немесе шприцпен екі-үш минут сайын беріңіз.</li>
<li>Құспаса, жұтымын біртіндеп көбейтіңіз. Құсса, күтіп, қайта бастаңыз.</li>
<li>Емшек сүтін әдеттегідей, тек жиірек ұсыныңыз.</li>
</ol>
<p>Шырын, газды су және тәтті шай іш өтуді күшейтеді. Бала тамақ сұраса, үйренген асын беріңіз: аш ұстаудың қажеті жоқ. «Іш өтуге қарсы» дәріні дәрігерсіз балаларға бермейді.</p>
<h2>Су жетіспейді</h2>
<p>Ерні мен тілі құрғақ, көз жассыз жылайды, көзі шүңірейген, зәрі қою немесе жаялығы алты сағат және одан да ұзақ құрғақ, әлсіз. Осы белгілердің кез келгені байқалса, баланы бүгін дәрігерге көрсетіңіз.</p>
<h2>Мына жағдайда да күтпеңіз</h2>
<ul>
<li>бала жарты жасқа толмаса;</li>
<li>құсу бірнеше сағат бойы сусын ішкізбесе;</li>
<li>іші қатты әрі үздіксіз ауырса.</li>
</ul>
<p><strong>103: құсығында немесе нәжісінде қан болса, құсығы жасыл болса, баланы ояту қиын болса, қол-аяғы суық әрі теңбіл болса.</strong></p>`,
    uz: `
<h2>Qanday ichirish kerak</h2>
<ol>
<li>Qusgandan keyin oʻn daqiqacha kuting.</li>
<li>Dorixonadan olingan regidratatsiya eritmasini choy qoshiqda yoki shpritsda har ikki-uch daqiqada bering.</li>
<li>Qusmasa, qultumni asta-sekin koʻpaytiring. Qussa, kutib, qaytadan boshlang.</li>
<li>Koʻkrak sutini odatdagidek, faqat tez-tezroq taklif qiling.</li>
</ol>
<p>Sharbat, gazli suv va shirin choy ich ketishni kuchaytiradi. Bola ovqat soʻrasa, oʻrgangan taomini bering: och qoldirish shart emas. “Ich ketishga qarshi” dori shifokorsiz bolalarga berilmaydi.</p>
<h2>Suv yetishmayapti</h2>
<p>Labi va tili quruq, koʻz yoshsiz yigʻlaydi, koʻzi botgan, siydigi toʻq yoki tagligi olti soat va undan koʻp quruq, lanj. Shu belgilarning istalgani boʻlsa, bolani bugun shifokorga koʻrsating.</p>
<h2>Quyidagi holda ham kutmang</h2>
<ul>
<li>bola yarim yoshga toʻlmagan boʻlsa;</li>
<li>qusish bir necha soat suyuqlik ichirmasa;</li>
<li>qorni qattiq va toʻxtovsiz ogʻrisa.</li>
</ul>
<p><strong>103: qusugʻida yoki axlatida qon boʻlsa, qusugʻi yashil boʻlsa, bolani uygʻotish qiyin boʻlsa, qoʻl-oyogʻi sovuq va xol-xol boʻlsa.</strong></p>`,
    en: `
<h2>How to give drinks</h2>
<ol>
<li>Wait about ten minutes after the child has been sick.</li>
<li>Give rehydration solution from a pharmacy by the teaspoon or syringe, every two or three minutes.</li>
<li>If it stays down, make the sips gradually larger. If it does not, wait and begin again.</li>
<li>Offer the breast as usual, only more often.</li>
</ol>
<p>Juice, fizzy drinks and sweet tea make diarrhoea worse. When the child asks for food, give the usual meals: there is no need to starve. Children are not given anti-diarrhoea medicines without a doctor.</p>
<h2>Not enough water</h2>
<p>Dry lips and tongue, crying without tears, sunken eyes, dark urine or a nappy dry for six hours or longer, listlessness. Any of these is a reason to show the child to a doctor today.</p>
<h2>Do not wait either when</h2>
<ul>
<li>the child is under six months old;</li>
<li>vomiting has made drinking impossible for more than a few hours;</li>
<li>the stomach hurts badly and all the time.</li>
</ul>
<p><strong>103: blood in the vomit or stool, green vomit, a child who is hard to wake, cold and blotchy hands and feet.</strong></p>`,
  },
}
