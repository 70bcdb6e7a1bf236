import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useParams } from 'wouter';
import { passes } from '../../core/passes/store.ts';
import { later } from '../app/later.tsx';
import { ArticleScreen } from '../merchandise/ArticleScreen.tsx';
import { retryImport } from '../../core/async/retryImport.ts';

/** Whom the passes are for, below their quantity. */
const Owners = later(
  async () => (await import('./PassOwners.tsx')).PassOwners,
  ({ count }) => count * 8,
);

/** One annual pass: what it is, how many, and whom they are for. */
export function PassScreen() {
  const { id = '' } = useParams<{ id: string }>();
  const { owners } = useSnapshot(passes);
  const [tries, setTries] = useState(0);
  return (
    <ArticleScreen
      kind="annualPass"
      asked={{
        begun: owners[id]?.length,
        form: (count) => <Owners passId={id} count={count} tries={tries} />,
        add: async (passId, count) => {
          const { addPasses } = await retryImport(() => import('../../core/passes/choices.ts'));
          const answer = await addPasses(passId, count);
          setTries(answer.is === 'added' ? 0 : tries + 1);
          return answer;
        },
      }}
    />
  );
}
