import type { DemoPage } from './demo-page.ts'

export const educationPages: DemoPage[] = [
  {
    key: 'utbildningar',
    title_sv: 'Utbildningar',
    title_en: 'Education',
    content_sv: `
      <p>Godkända kranutbildningar för den som kör, kopplar eller leder lyft. Små grupper, egen tid vid spakarna och bevis att visa upp.</p>
      <h2>Vem behöver vad</h2>
      <ul>
        <li><b>Du kopplar last eller ger tecken:</b> Säkra lyft. Kursen ger ingen rätt att köra kran.</li>
        <li><b>Du kör minikran:</b> minst Säkra lyft plus behörighet för minikran upp till 10 tonmeter.</li>
        <li><b>Du kör de största:</b> dessutom Minikran över 10 tonmeter.</li>
        <li><b>Du byter maskin:</b> en maskinintroduktion på just den modellen.</li>
        <li><b>Du kör lift:</b> grundutbildning för typerna 1A, 1B, 3A och 3B.</li>
      </ul>
      <p>Tonmeter är last gånger radie: ett ton på fyra meter är fyra tonmeter.</p>
      <h2>Vad reglerna säger</h2>
      <ul>
        <li>Arbetsgivaren ska kunna visa att den som använder lyftanordningar har teoretiska och praktiska kunskaper. Sedan den 1 januari 2025 står det i AFS 2023:11, som ersatte AFS 2006:6.</li>
        <li>I byggbranschen krävs yrkesbevis för mobila maskiner över 1\u00a0500\u00a0kg och för kranar med lastmoment över fem tonmeter. Lärlingar behöver utbildningsbok.</li>
        <li>Gränsen vid 10 tonmeter kommer från branschen, inte från svensk lag. Fråga beställaren vad som gäller på platsen.</li>
      </ul>
      <h2>Bevis och förnyelse</h2>
      <p>Den som klarar provet får ett utbildningsbevis. Hur länge det gäller står vid varje kurs. Ta med legitimation och tidigare bevis: saknas förkunskapen kan vi inte släppa in dig på kursen.</p>`,
    content_en: `
      <p>Approved crane training for people who operate cranes, sling loads or lead lifts. Small groups, time of your own at the levers and a certificate to show.</p>
      <h2>Who needs what</h2>
      <ul>
        <li><b>You sling loads or give signals:</b> Safe lifting. The course does not entitle you to operate a crane.</li>
        <li><b>You operate mini cranes:</b> Mini crane education requires minimum safe lifting plus mini crane eligibility up to 10 tonne-metres.</li>
        <li><b>You operate the largest:</b> Mini crane above 10 tonne-metres as well.</li>
        <li><b>You change machines:</b> a machine introduction to that very model.</li>
        <li><b>You operate aerial lifts:</b> basic training for types 1A, 1B, 3A and 3B.</li>
      </ul>
      <p>Tonne-metres are load times radius: one tonne at four metres is four tonne-metres.</p>
      <h2>What the rules say</h2>
      <ul>
        <li>The employer must be able to show that whoever uses lifting equipment has theoretical and practical knowledge. Since 1 January 2025 this is laid down in AFS 2023:11, which replaced AFS 2006:6.</li>
        <li>The construction industry requires a trade certificate for mobile machines above 1,500\u00a0kg and for cranes with a load moment above five tonne-metres. Apprentices need a training logbook.</li>
        <li>The limit of 10 tonne-metres comes from the industry, not from Swedish law. Ask the client what applies on site.</li>
      </ul>
      <h2>Certificate and renewal</h2>
      <p>Those who pass the test get a certificate. Each course says how long it is valid. Bring identification and earlier certificates: without the prerequisite we cannot let you into the course.</p>`,
  },
]
