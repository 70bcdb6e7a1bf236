import { ArticleList } from '../merchandise/ArticleList.tsx';

/** Lists the annual passes in the same way as merchandise (specification, section 2). */
export const PassList = () => <ArticleList kind="annualPass" />;
