import { Trans } from '@lingui/react/macro';
import { guaranteeNotice } from '../../core/config/legal.ts';
import { Heading } from '../parts/Heading.tsx';
import { SafeHtml } from './SafeHtml.tsx';

/** The museum's notice about the legal guarantee for goods, if it has one (EU 2024/825). */
export function GuaranteeNotice() {
  const html = guaranteeNotice();
  if (!html) return null;
  return (
    <section className="stack tight">
      <Heading>
        <Trans>Legal guarantee</Trans>
      </Heading>
      <SafeHtml className="small" html={html} />
    </section>
  );
}
