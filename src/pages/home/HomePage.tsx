import { Suspense } from 'react';
import { darkRoom } from '#house/colours';
import { homeTexts } from '#house/home';
import { LaunchingSoon } from '#shop/launch/LaunchingSoon';
import { BelowFold } from '#ui/BelowFold';
import { AboutUs } from './AboutUs';
import { Hero } from './Hero';
import styles from './HomePage.module.css';
import { Scents } from './Scents';

export const meta = { title: homeTexts.title, description: homeTexts.metaDescription };

/** The home page. Unknown addresses show it with a note. */
export default function HomePage({ notFound = false }: { notFound?: boolean }) {
  return (
    <>
      {/* After the header: a first press is more often Menu or Search than the carousel. */}
      <Suspense fallback={null}>
        <Hero notFound={notFound} />
      </Suspense>
      <BelowFold>
        <div className={styles.below}>
          <AboutUs />
          <Scents />
          <section className={styles.collections} data-ground={darkRoom}>
            <LaunchingSoon look="large">
              <p>{homeTexts.newCollectionsLead}</p>
            </LaunchingSoon>
          </section>
        </div>
      </BelowFold>
    </>
  );
}
