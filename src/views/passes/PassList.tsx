import { ArticleList } from '../merchandise/ArticleList.tsx';

/** The annual passes, shown as merchandise is (specification, section 2). */
export const PassList = () => <ArticleList kind="annualPass" />;
